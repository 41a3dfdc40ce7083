/** The part of the library that is used: its own types import files without extensions, which NodeNext cannot resolve. */
declare module '@huggingface/tokenizers' {
  export class Tokenizer {
    /** @param tokenizer the content of a tokenizer.json. */
    constructor(tokenizer: object, config: object);
    readonly normalizer: { normalize(text: string): string } | null;
    readonly pre_tokenizer: { pre_tokenize(text: string): string[] } | null;
    token_to_id(token: string): number | undefined;
    get_vocab(): Map<string, number>;
    encode(text: string, options: { add_special_tokens: boolean }): { ids: number[] };
  }
}
