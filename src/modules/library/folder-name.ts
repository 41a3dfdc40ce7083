import { BadInput } from '../../shared/errors.js';
import { maxTitle } from './title.js';

/** Most folders of one path. */
export const maxFolderPath = 50;

/**
 * The title of a folder as it is stored: trimmed, composed characters (a Mac names files in decomposed ones).
 * @throws AppError BAD_INPUT for one that is empty or longer than 500 characters
 */
export function folderName(name: string, field = 'title'): string {
  const title = name.normalize('NFC').trim();
  if (title === '') throw new BadInput(field, 'a folder must have a title');
  if (title.length > maxTitle) throw new BadInput(field, `must have at most ${maxTitle} characters`);
  return title;
}

/**
 * Titles of folders, from the outermost on.
 * @throws AppError BAD_INPUT
 */
export function folderPath(names: readonly string[]): readonly string[] {
  if (names.length > maxFolderPath) throw new BadInput('folderPath', `at most ${maxFolderPath} folders are allowed`);
  return names.map((name) => folderName(name, 'folderPath'));
}

/**
 * Checks a place among the children of a folder, counted from 0.
 * @throws AppError BAD_INPUT for a negative one
 */
export function checkPosition(position: number | null | undefined): number | null {
  if (position === null || position === undefined) return null;
  if (position < 0) throw new BadInput('position', 'is counted from 0');
  return position;
}
