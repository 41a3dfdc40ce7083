import { drawingText } from '../markup/drawing-text.js';
import { pageText } from '../markup/read-page.js';
import { familyOf } from '../mime-family.js';
import type { PdfPage } from '../parse-file/parsed-file.js';
import type { ChunkDraft, Chunking } from './chunk.js';
import { chunkDescription, type Description } from './chunk-description.js';
import { chunkMarkdown } from './chunk-markdown.js';
import { chunkSections } from './chunk-sections.js';
import { chunkPdfPages, warnOfBlankPages } from './chunk-pdf-pages.js';
import { chunkStructured, type DataFormat } from './chunk-structured.js';
import { chunkPlainText, chunkWhole } from './chunk-text.js';

/** The types of documents. */
export type DocumentType = 'note' | 'file' | 'result' | 'fact' | 'reference' | 'folder';

/** A document as far as chunking needs it. */
export interface ChunkSource extends Description {
  readonly type: DocumentType;
  /** Such as `text/markdown`; parameters (`; charset=…`) are ignored. */
  readonly mimeType: string;
  /** Its text as written (of a DOCX: as Markdown); empty where it has none (images). For PDFs `pages` counts. */
  readonly text: string;
  /** Pages of a PDF; null for all else. */
  readonly pages: readonly PdfPage[] | null;
}

/**
 * Cuts a document into chunks by the rule of its type and MIME:
 *
 * | document | chunks |
 * | --- | --- |
 * | folder | none |
 * | fact | one |
 * | reference | one of title, note and target |
 * | PDF | its pages; text-heavy ones in parts |
 * | JSON, YAML, CSV | its key-value pairs |
 * | result | one |
 * | code | one |
 * | Markdown | its sections |
 * | HTML, DOCX | its sections, long ones in parts |
 * | image and other binary | one of title, tags and metadata |
 * | SVG | the same, and its words |
 * | all other text | one, or packed paragraphs |
 *
 * A document whose content has no text is described (title, tags, metadata) in one chunk, so that it can be found.
 * Pure and deterministic; warnings say what is not searched, and why.
 */
export function chunkDocument(source: ChunkSource): Chunking {
  if (source.type === 'folder') return { chunks: [], warnings: [] };
  if (source.type === 'reference')
    return { chunks: chunkDescription({ ...source, note: source.note ?? source.text }), warnings: [] };
  if (source.pages) return described(source, chunkPdfPages(source.pages), warnOfBlankPages(source.pages));
  if (familyOf(source.mimeType) === 'svg') {
    return quiet([...chunkDescription(source), ...chunkPlainText(drawingText(source.text))]);
  }
  const { chunks, warnings } = chunkText(source);
  return described(source, chunks, warnings);
}

function chunkText(source: ChunkSource): Chunking {
  const family = familyOf(source.mimeType);
  const text = family === 'html' ? pageText(source.text) : source.text;
  if (source.type === 'fact') return quiet(chunkWhole(text));
  const format = DATA_FORMATS.find((name) => name === family);
  if (format) return chunkStructured(text, format);
  if (source.type === 'result' || family === 'code') return quiet(chunkWhole(text));
  if (family === 'html' || family === 'docx') return quiet(chunkSections(text));
  if (family === 'markdown') return quiet(chunkMarkdown(text));
  return quiet(chunkPlainText(text));
}

const DATA_FORMATS: readonly DataFormat[] = ['json', 'yaml', 'csv'];

function quiet(chunks: readonly ChunkDraft[]): Chunking {
  return { chunks, warnings: [] };
}

function described(source: ChunkSource, chunks: readonly ChunkDraft[], warnings: readonly string[]): Chunking {
  return { chunks: chunks.length > 0 ? chunks : chunkDescription(source), warnings };
}
