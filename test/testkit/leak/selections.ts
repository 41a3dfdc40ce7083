import { content } from './world.js';

/**
 * Everything that a type shows, by type. A field that is added to the schema is added here, and to what the model answers
 * (`answers.ts`): the leak test fails until it is.
 */

const pageInfo = 'pageInfo { endCursor hasNextPage }';
const member = 'cursor node { role since userId }';
const move = 'cursor node { at by from how reason to }';

export const scopeFields = `address aliases createdAt id key kind parent tier title updatedAt user version
  members(first: 20) { edges { ${member} } ${pageInfo} }
  promotionRules { acceptsPromotions autoPromoteResults ownTags tags { tag to } }`;

export const documentFields = `content createdAt filename id indexError indexState key language metadata mimeType pageCount scope title
  type updatedAt version indexProgress { chunks embedded } source { nodeId thinkProcessId type } tags { automatic id label }
  translations { id language original title } folder { id } folderPath
  children(first: 5) { edges { cursor node { id } } ${pageInfo} totalCount }
  moves(first: 9) { edges { ${move} } ${pageInfo} }`;

export const scopePage = `edges { cursor node { ${scopeFields} } } ${pageInfo} totalCount`;
export const documentPage = `edges { cursor node { ${documentFields} } } ${pageInfo} totalCount`;

export const visibleFields = `distance reason via weight scope { ${scopeFields} }`;

export const tagFields = 'automatic documentCount id label namespace broader { id } narrower { id }';
export const tagPage = `edges { cursor node { ${tagFields} } } ${pageInfo}`;

export const ragFields = `warnings
  related { direction documentId hops kind scope title type via }
  hits { documentId headingPath keyPath language page position relevance scope score similarity source stale tags text textScore title
    type via weight }
  trace { baseline embedMs language model searchMs vectorSearch vectorShare scopes { candidates hits kind scope title via weight } }`;

export const accessFields = `canRead canWrite scope userId reasons { canRead canWrite path reason role scope via }`;

export const viewerFields = 'admin credential expiresAt permission tenantId userId';
export const archivedFields = 'address archivedAt key kind purgeAt scopes title';
export const apiKeyPage = `edges { cursor node { createdAt expiresAt key lastUsedAt name permission prefix revokedAt userId } }
  ${pageInfo}`;

export const eventFields = 'at documentId documentKey kind position version';

/** What no model can foretell: times, keys, versions, cursors, and what a score is made of. */
const unforeseen = new Set(
  `language at createdAt updatedAt since archivedAt purgeAt lastUsedAt embedMs searchMs key version cursor endCursor prefix reason baseline
   model vectorShare relevance score similarity textScore headingPath`.split(/\s+/),
);

/** A value without what cannot be foretold, its lists in one order. */
export function foreseen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(foreseen).sort(byText);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Readonly<Record<string, unknown>>)
    .filter(([name, part]) => !unforeseen.has(name) && !(name === 'source' && typeof part === 'string'))
    .map(([name, part]): [string, unknown] => [name, name === 'path' ? part : foreseen(plain(name, part))]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A passage of some types has the title and tags of its document around it, on lines of their own. */
function plain(name: string, part: unknown): unknown {
  return name === 'text' && typeof part === 'string' && part.split('\n').includes(content) ? content : part;
}

function byText(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}
