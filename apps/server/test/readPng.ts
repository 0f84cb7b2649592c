import { inflateSync } from 'node:zlib';

/** A PNG of 8 bits a channel with transparency, as resvg writes it. @throws when it is no PNG */
export function readPng(file: Buffer) {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('This is no PNG.');
  const chunks: { type: string; content: Buffer }[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    chunks.push({ type, content: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  const head = chunks[0]?.content ?? Buffer.alloc(8);
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content);
  return {
    width: head.readUInt32BE(0),
    height: head.readUInt32BE(4),
    /** Each row behind a byte that says how it is filtered. */
    bytes: inflateSync(Buffer.concat(packed)).length,
    ended: chunks.at(-1)?.type === 'IEND',
  };
}
