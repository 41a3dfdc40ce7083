/** How a MIME type is read and chunked. */
export type MimeFamily =
  'markdown' | 'html' | 'json' | 'yaml' | 'csv' | 'pdf' | 'docx' | 'code' | 'image' | 'svg' | 'text' | 'binary';

/** Families whose documents have text; of the others the file itself is the content. */
const TEXTUAL = new Set<MimeFamily>(['markdown', 'html', 'json', 'yaml', 'csv', 'code', 'svg', 'text']);

/** True where the content of an uploaded document is its text, false where it is the stored file (PDF, DOCX, image). */
export function isTextual(mimeType: string): boolean {
  return TEXTUAL.has(familyOf(mimeType));
}

const FAMILIES: Readonly<Record<string, MimeFamily>> = {
  'text/markdown': 'markdown',
  'text/x-markdown': 'markdown',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/json': 'json',
  'text/json': 'json',
  'application/yaml': 'yaml',
  'application/x-yaml': 'yaml',
  'text/yaml': 'yaml',
  'text/x-yaml': 'yaml',
  'text/csv': 'csv',
  'text/tab-separated-values': 'csv',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-word.document.macroenabled.12': 'docx',
  'image/svg+xml': 'svg',
  'text/javascript': 'code',
  'text/css': 'code',
  'application/javascript': 'code',
  'application/typescript': 'code',
  'application/sql': 'code',
  'application/x-sh': 'code',
  'application/xml': 'code',
  'text/xml': 'code',
};

/** The family of a MIME type. Parameters and letter case do not matter; unknown `text/*` is text, all else binary. */
export function familyOf(mimeType: string): MimeFamily {
  const essence = (mimeType.split(';', 1)[0] ?? '').trim().toLowerCase();
  const known = FAMILIES[essence];
  if (known) return known;
  if (essence.endsWith('+json')) return 'json';
  if (essence.endsWith('+yaml')) return 'yaml';
  if (essence.startsWith('image/')) return 'image';
  if (essence.startsWith('text/x-')) return 'code';
  return essence.startsWith('text/') ? 'text' : 'binary';
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  txt: 'text/plain',
  text: 'text/plain',
  log: 'text/plain',
  tex: 'text/plain',
  rst: 'text/plain',
  html: 'text/html',
  htm: 'text/html',
  xhtml: 'application/xhtml+xml',
  json: 'application/json',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  docm: 'application/vnd.ms-word.document.macroenabled.12',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  heic: 'image/heic',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  sql: 'application/sql',
  sh: 'application/x-sh',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  cjs: 'text/javascript',
  jsx: 'text/javascript',
  ts: 'application/typescript',
  tsx: 'application/typescript',
  ...Object.fromEntries(
    'c cpp cs cypher go graphql h hpp java kt lua php pl py r rb rs scala swift toml'
      .split(' ')
      .map((extension) => [extension, `text/x-${extension}`]),
  ),
};

/** The MIME type that a file's name claims; null where the extension is unknown or missing. */
export function mimeTypeOfName(filename: string): string | null {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  return EXTENSIONS[extension] ?? null;
}
