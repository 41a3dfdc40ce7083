import { Arg } from 'type-graphql';
import { idempotencyKey } from './library.types.js';

/** The argument `idempotencyKey` of a mutation that takes no input object. */
export function IdempotencyKeyArg(): ReturnType<typeof Arg> {
  return Arg('idempotencyKey', () => String, { nullable: true, description: idempotencyKey });
}
