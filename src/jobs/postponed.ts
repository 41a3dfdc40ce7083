/**
 * Thrown by the work of a job that must not go on before a moment: it waits until then, and the attempt does not count.
 * The reason is shown to admins: no titles and no texts.
 */
export class Postponed extends Error {
  constructor(
    readonly until: Date,
    reason: string,
  ) {
    super(reason);
    this.name = 'Postponed';
  }
}
