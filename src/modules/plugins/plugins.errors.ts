import { AppError } from '../../shared/errors.js';

/** No such plugin, or none that the viewer may switch; the two are told apart for nobody. */
export class PluginMissing extends AppError {
  constructor(name: string) {
    super('NOT_FOUND', `There is no plugin ${name.slice(0, 200)} that you may switch.`, {
      hint: 'List them with `plugins`. Only an admin of the tenant switches them.',
      details: { field: 'name' },
    });
  }
}
