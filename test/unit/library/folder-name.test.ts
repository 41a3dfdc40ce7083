import { checkPosition, folderName, folderPath, maxFolderPath } from '../../../src/modules/library/folder-name.js';

it('trims a title and composes its characters, so that a folder of a Mac has the name of one elsewhere', () => {
  expect(folderName('  Zu\u0308rich ')).toBe('Zürich');
  expect(folderPath(['a ', ' b'])).toEqual(['a', 'b']);
});

it('refuses titles that are empty or too long, paths that are too long, and places before the first', () => {
  expect(() => folderName(' ')).toThrow('title: a folder must have a title');
  expect(() => folderName('x'.repeat(501))).toThrow('500');
  expect(() => folderPath(['a', ''])).toThrow('folderPath');
  expect(() => folderPath(Array<string>(maxFolderPath + 1).fill('a'))).toThrow('at most 50');
  expect(() => checkPosition(-1)).toThrow('position');
  expect([checkPosition(0), checkPosition(null), checkPosition(undefined)]).toEqual([0, null, null]);
});
