import { inflateSync } from 'node:zlib';

const headLength = 44;
const entryLength = 20;

/**
 * A font of the web as the OpenType file that it packs, which is all that resvg reads
 * (https://www.w3.org/TR/WOFF/).
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let table = 0; table < count; table++) {
    const entry = headLength + table * entryLength;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((at) =>
      woff.readUInt32BE(entry + at),
    ) as [number, number, number, number];
    const content = woff.subarray(offset, offset + packed);
    const at = 12 + table * 16;
    woff.copy(directory, at, entry, entry + 4);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(length, at + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(packed < length ? inflateSync(content) : content, padding);
    end += length + padding.length;
  }
  return Buffer.concat(parts);
}
