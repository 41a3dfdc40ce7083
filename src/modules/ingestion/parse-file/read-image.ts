import exifr from 'exifr';
import { imageSize } from 'image-size';
import type { ParsedFile } from './parsed-file.js';

/** What cameras and programs write, in the order in which it is shown. */
interface Written {
  readonly Make?: unknown;
  readonly Model?: unknown;
  readonly DateTimeOriginal?: unknown;
  readonly OffsetTimeOriginal?: unknown;
  readonly ImageDescription?: unknown;
  readonly Caption?: unknown;
  readonly Artist?: unknown;
  readonly latitude?: unknown;
  readonly longitude?: unknown;
}

const UNSEARCHED = 'No text is read from images: the file is found by its title, tags and metadata.';

/**
 * What an image says about itself: `width` and `height` as it is looked at, in pixels; `camera`, `taken`, `description`,
 * `author`, and `latitude` and `longitude` where it states them. What cannot be read is left out, with a warning.
 */
export async function readImage(bytes: Uint8Array, mimeType: string): Promise<ParsedFile> {
  const size = sizeOf(bytes);
  const written = await writtenIn(bytes);
  const unread = size === null || written === null ? ['Some of what the image says about itself cannot be read.'] : [];
  const metadata = { ...size, ...(written === null ? {} : statements(written)) };
  return { kind: 'image', mimeType, title: null, text: '', pages: null, metadata, warnings: [UNSEARCHED, ...unread] };
}

function sizeOf(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}

/** Null where it cannot be read; nothing where there is none. */
async function writtenIn(bytes: Uint8Array): Promise<Written | null> {
  try {
    const options = { ifd0: {}, exif: true, gps: true, iptc: true, xmp: false, icc: false, reviveValues: false };
    const found = (await exifr.parse(bytes, options)) as Written | undefined;
    return found ?? {};
  } catch (error) {
    return error instanceof Error && error.message === 'Unknown file format' ? {} : null;
  }
}

function statements(written: Written): ParsedFile['metadata'] {
  const [make, model] = [text(written.Make), text(written.Model)];
  const entries: readonly (readonly [string, string | number | null])[] = [
    ['camera', model.startsWith(make) ? model : `${make} ${model}`],
    ['taken', moment(text(written.DateTimeOriginal), text(written.OffsetTimeOriginal))],
    ['description', text(written.ImageDescription) || text(written.Caption)],
    ['author', text(written.Artist)],
    ['latitude', degrees(written.latitude)],
    ['longitude', degrees(written.longitude)],
  ];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | number] => !!entry[1] || entry[1] === 0),
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[\u0000-\u001f]+/g, ' ').trim() : '';
}

/** A camera's `YYYY:MM:DD hh:mm:ss`, with its offset from UTC where it knows one, as ISO 8601. */
function moment(value: string, offset: string): string {
  const [, year = '', month = '', day = '', time = ''] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(value) ?? [];
  if (year === '' || year === '0000') return '';
  return `${year}-${month}-${day}T${time}${/^[+-]\d\d:\d\d$/.test(offset) ? offset : ''}`;
}

function degrees(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : null;
}
