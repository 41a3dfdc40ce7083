const NO_TOKEN = -1;

/** The vocabulary of a WordPiece model as a trie, in which words are matched in linear time. */
export interface VocabularyTrie {
  /**
   * Appends the wordpieces of one pre-tokenised word to `ids`: longest match first, or the unknown token when some
   * part of the word does not match (Wu et al. 2016, "Google's Neural Machine Translation System").
   */
  match(word: string, ids: number[]): void;
}

/** Numbers the distinct UTF-16 units of the vocabulary, so that (node, unit) is one small integer. */
function alphabetOf(tokens: Iterable<string>): Map<number, number> {
  const alphabet = new Map<number, number>();
  for (const token of tokens) {
    for (let i = 0; i < token.length; i++) {
      const unit = token.charCodeAt(i);
      if (!alphabet.has(unit)) alphabet.set(unit, alphabet.size);
    }
  }
  return alphabet;
}

/** Nodes are numbers: 0 is the root of pieces that begin a word, 1 that of pieces that continue one. */
interface Trie {
  /** The node that a UTF-16 unit leads to. */
  next(node: number, unit: number): number | undefined;
  /** Id of the token that ends in a node, or NO_TOKEN. */
  idOf(node: number): number;
}

function buildTrie(vocabulary: ReadonlyMap<string, number>): Trie {
  const alphabet = alphabetOf(vocabulary.keys());
  const edges = new Map<number, number>();
  const ids = [NO_TOKEN, NO_TOKEN];
  for (const [token, id] of vocabulary) {
    const continues = token.startsWith('##') && token.length > 2;
    let node = continues ? 1 : 0;
    for (let i = continues ? 2 : 0; i < token.length; i++) {
      const edge = node * alphabet.size + (alphabet.get(token.charCodeAt(i)) ?? 0);
      node = edges.get(edge) ?? ids.push(NO_TOKEN) - 1;
      edges.set(edge, node);
    }
    ids[node] = id;
  }
  return {
    next(node, unit) {
      const letter = alphabet.get(unit);
      return letter === undefined ? undefined : edges.get(node * alphabet.size + letter);
    },
    idOf: (node) => ids[node] ?? NO_TOKEN,
  };
}

/** Id and end of the longest piece of the word that begins at `from`; the id is NO_TOKEN when there is none. */
function longestPiece(trie: Trie, word: string, from: number): { readonly id: number; readonly to: number } {
  let found = NO_TOKEN;
  let to = from;
  let node: number | undefined = from === 0 ? 0 : 1;
  for (let i = from; i < word.length; i++) {
    node = trie.next(node, word.charCodeAt(i));
    if (node === undefined) break;
    const id = trie.idOf(node);
    if (id === NO_TOKEN) continue;
    found = id;
    to = i + 1;
  }
  return { id: found, to };
}

/**
 * Builds the trie of a vocabulary.
 * @param vocabulary token to id; tokens that continue a word begin with `##`.
 * @param unknown id of the unknown token.
 */
export function createVocabularyTrie(vocabulary: ReadonlyMap<string, number>, unknown: number): VocabularyTrie {
  const trie = buildTrie(vocabulary);
  return {
    match(word, ids) {
      const before = ids.length;
      for (let from = 0; from < word.length;) {
        const { id, to } = longestPiece(trie, word, from);
        if (id === NO_TOKEN) {
          ids.length = before;
          ids.push(unknown);
          return;
        }
        ids.push(id);
        from = to;
      }
    },
  };
}
