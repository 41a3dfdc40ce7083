/** What moves the cursor, colours, rings, renames windows or turns the direction of text. */
const controls =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u061C\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** The same, as JSON leaves it in its texts: it escapes only the first 32. */
const controlsInJson = /[\u007F-\u009F\u200E\u200F\u061C\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Text from elsewhere as a terminal may show it: a control character becomes a picture of itself. Lines and tabs stay. */
export function safeText(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(controls, pictureOf);
}

/** The same in one line, for titles and cells. */
export function safeLine(text: string): string {
  return safeText(text).replace(/\s+/g, ' ').trim();
}

/** A JSON document that a terminal may show: the same value, with every control character escaped. */
export function safeJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    controlsInJson,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function pictureOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 32) return String.fromCharCode(0x2400 + code);
  return code === 127 ? '\u2421' : '\uFFFD';
}
