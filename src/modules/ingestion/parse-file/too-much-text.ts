import { AppError } from '../../../shared/errors.js';
import type { FileLimits } from './parsed-file.js';

/** The refusal of a file that holds more text than is accepted. */
export function tooMuchText(filename: string, { maxTextBytes }: FileLimits): AppError {
  return new AppError('FILE_TOO_LARGE', `${filename}: more than ${maxTextBytes} bytes of text`, {
    hint: 'Split the file, or have MAX_TEXT_MB of the server raised.',
    details: { limit: 'textBytes', maximum: maxTextBytes },
  });
}
