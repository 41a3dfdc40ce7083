import type { PlacedReference } from './found-reference.js';

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^[\]]+/gi;
const DOI = /\b10\.\d{4,9}\/[^\s<>"'`{}|\\^[\]]+/g;
const DOI_ADDRESS = /^https?:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/.+)$/i;
/** Longest address and longest words that are kept, in characters. */
const LONGEST = 2_000;
const LONGEST_TEXT = 300;

/** Addresses and DOIs that stand in a text as such. A DOI is a citation, and has the address of its resolver. */
export function findWebLinks(text: string): readonly PlacedReference[] {
  const addresses = [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index }) =>
    placedAddress(index, withoutTail(found)),
  );
  const rest = text.replace(ADDRESS, (found) => ' '.repeat(found.length));
  const citations = [...rest.matchAll(DOI)].flatMap(({ 0: found, index }) => {
    const doi = withoutTail(found);
    return placedAddress(index, `https://doi.org/${doi}`, doi);
  });
  return [...addresses, ...citations];
}

/** An address at a place; none where it is too long or is no address. */
export function placedAddress(at: number, address: string, words = ''): readonly PlacedReference[] {
  if (address.length > LONGEST || !URL.canParse(address)) return [];
  const doi = DOI_ADDRESS.exec(address)?.[1];
  const text = (words || (doi ?? address)).slice(0, LONGEST_TEXT);
  const url = doi === undefined ? address : `https://doi.org/${doi}`;
  const kind = doi === undefined ? 'link' : 'citation';
  return [{ at, reference: { kind, text, url, wanted: null, locator: null, note: null } }];
}

/** Without the marks that end the sentence, and without a parenthesis that was opened before it. */
function withoutTail(found: string): string {
  let end = found.length;
  let open = 0;
  for (const mark of found) open += mark === '(' ? 1 : mark === ')' ? -1 : 0;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    if (last === ')' && open < 0) open += 1;
    else if (!'.,;:!?*_~'.includes(last)) break;
  }
  return found.slice(0, end);
}
