/** A model that answers in words. Its calls take long and never stand inside a transaction. */
export interface LanguageModel {
  /** Its name, as the provider calls it. */
  readonly id: string;
  /**
   * The answer to a question.
   * @param instructions what the model is to do, from us; `question` may hold what others wrote
   * @throws LanguageModelError where there is no whole answer
   */
  answer(instructions: string, question: string): Promise<string>;
}

/** A language model gave no answer that could be used; its message says why, and holds neither key nor text. */
export class LanguageModelError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'LanguageModelError';
  }
}
