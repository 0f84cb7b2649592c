/**
 * The code points that OpenType fonts have glyphs for, from their character maps of formats 4 and 12
 * (https://learn.microsoft.com/typography/opentype/spec/cmap).
 */
export function coverageOf(fonts: readonly Buffer[]): Set<number> {
  const covered = new Set<number>();
  for (const font of fonts) {
    const cmap = tableOf(font, 'cmap');
    for (let map = 0; map < cmap.readUInt16BE(2); map++) {
      const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * map));
      for (const [first, last] of rangesOf(table)) {
        for (let point = first; point <= last; point++) covered.add(point);
      }
    }
  }
  covered.delete(0xffff);
  return covered;
}

type Range = readonly [first: number, last: number];

/** @throws RangeError if the font has no such table. */
function tableOf(font: Buffer, tag: string): Buffer {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag)
      return font.subarray(font.readUInt32BE(entry + 8));
  }
  throw new RangeError(`The font has no table ${tag}.`);
}

function rangesOf(table: Buffer): Range[] {
  const format = table.readUInt16BE(0);
  if (format === 4) return segments(table);
  return format === 12 ? groups(table) : [];
}

function segments(table: Buffer): Range[] {
  const doubled = table.readUInt16BE(6);
  return Array.from({ length: doubled / 2 }, (_, i) => [
    table.readUInt16BE(16 + doubled + 2 * i),
    table.readUInt16BE(14 + 2 * i),
  ]);
}

function groups(table: Buffer): Range[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, i) => [
    table.readUInt32BE(16 + 12 * i),
    table.readUInt32BE(20 + 12 * i),
  ]);
}
