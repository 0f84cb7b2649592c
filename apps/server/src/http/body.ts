import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** The longest body that a player's request needs, in bytes. */
const longestBody = 64 * 1024;

/**
 * Reads a whole request body. Null when there is none.
 *
 * @throws {BodyTooLarge} as soon as it is known that more than `longestBody` bytes are sent.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > longestBody) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed when too long: the refusal still has to be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = chunk;
    size += bytes.length;
    if (size > longestBody) throw new BodyTooLarge();
    chunks.push(bytes);
  }
  return size === 0 ? null : Buffer.concat(chunks);
}
