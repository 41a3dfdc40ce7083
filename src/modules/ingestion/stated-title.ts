import { drawingTitle } from './markup/drawing-text.js';
import { describePage } from './markup/read-page.js';
import { familyOf } from './mime-family.js';

/** Characters in which a page must state its title to be heard. */
const LOOKED_AT = 20_000;

/**
 * The title that a text states in a way that its first line does not show: that of HTML and SVG. Null for all else.
 * @throws {AppError} UNREADABLE_FILE when it is nested too deep, FILE_TOO_LARGE when it has too many elements.
 */
export function statedTitle(text: string, mimeType: string): string | null {
  const family = familyOf(mimeType);
  if (family === 'html') return describePage(text.slice(0, LOOKED_AT)).title;
  return family === 'svg' ? drawingTitle(text.slice(0, LOOKED_AT)) : null;
}
