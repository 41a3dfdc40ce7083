import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { TokenIds } from './protocol.js';

/** A loaded model. */
export interface Inference {
  /**
   * Vectors of a batch: the mean of the last hidden states over the text's own tokens, scaled to length 1, one after
   * the other in one array. Shorter texts are padded and masked; in fp32 a text's vector does not depend on its batch.
   * @throws Error when the model gives a vector without a direction.
   */
  run(batch: readonly TokenIds[]): Promise<Float32Array>;
}

/** Loads an ONNX model that takes token ids and gives hidden states of shape [texts, tokens, dimensions]. */
export async function loadInference(file: string, threads: number): Promise<Inference> {
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // Idle cores are left to the database beside us: on a busy machine, spinning makes a query three times as slow.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  const [output] = session.outputNames;
  if (output === undefined) throw new Error('the model has no output');
  return {
    async run(batch) {
      const length = batch.reduce((most, ids) => Math.max(most, ids.length), 0);
      const results = await session.run(feeds(batch, length));
      const states = results[output];
      if (!states || !(states.data instanceof Float32Array)) throw new Error('the model gave no fp32 hidden states');
      return meanPooled(states.data, batch, length);
    },
  };
}

function feeds(batch: readonly TokenIds[], length: number): Record<string, Tensor> {
  const ids = new BigInt64Array(batch.length * length);
  const mask = new BigInt64Array(batch.length * length);
  batch.forEach((tokens, row) => {
    tokens.forEach((id, i) => {
      ids[row * length + i] = BigInt(id);
      mask[row * length + i] = 1n;
    });
  });
  const tensor = (data: BigInt64Array): Tensor => new Tensor('int64', data, [batch.length, length]);
  return {
    input_ids: tensor(ids),
    attention_mask: tensor(mask),
    token_type_ids: tensor(new BigInt64Array(batch.length * length)),
  };
}

function meanPooled(states: Float32Array, batch: readonly TokenIds[], length: number): Float32Array {
  const dimensions = states.length / (batch.length * length);
  const vectors = new Float32Array(batch.length * dimensions);
  batch.forEach((tokens, row) => {
    const vector = vectors.subarray(row * dimensions, (row + 1) * dimensions);
    for (let token = 0; token < tokens.length; token++) {
      const at = (row * length + token) * dimensions;
      for (let d = 0; d < dimensions; d++) vector[d] = (vector[d] ?? 0) + (states[at + d] ?? 0);
    }
    normalise(vector);
  });
  return vectors;
}

function normalise(vector: Float32Array): void {
  const norm = Math.hypot(...vector);
  if (!Number.isFinite(norm) || norm === 0) throw new Error('the model gave a vector without a direction');
  for (let d = 0; d < vector.length; d++) vector[d] = (vector[d] ?? 0) / norm;
}
