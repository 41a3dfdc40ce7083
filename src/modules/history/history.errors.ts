import { AppError } from '../../shared/errors.js';

/** No such state of a document is kept, or there is no such document, or none that the viewer may see. */
export class VersionMissing extends AppError {
  constructor(id: string, version: number) {
    super('NOT_FOUND', `There is no version ${version} of a document ${id.slice(0, 200)}.`, {
      hint: '`Document.history` lists the versions that are kept.',
      details: { field: 'version' },
    });
  }
}
