/** Shown to no reader (but for what joins emoji and letters), or turns the direction of writing round. */
const hidden =
  /[\u{AD}\u{61C}\u{180E}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}]/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const control = /[\u{1}-\u{8}\u{B}-\u{1F}\u{7F}-\u{9F}]/u;

/**
 * A text by a player as it is kept: composed characters, lines that end alike and with no more than one empty
 * between them, without what no reader sees. Null if nothing is left of it, if it holds control characters, or
 * more than `most` characters. The database decides the same by `private.player_text`.
 */
export function playerText(text: string, most: number): string | null {
  if ([...text].length > 4 * most || text.includes('\0')) return null;
  const kept = text
    .replaceAll('\r\n', '\n')
    .normalize('NFC')
    .replace(hidden, '')
    .replace(/[ \t\u00A0]+(?=\n|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^[ \t\n\u00A0]+|[ \t\n\u00A0]+$/g, '');
  return kept === '' || [...kept].length > most || control.test(kept) ? null : kept;
}
