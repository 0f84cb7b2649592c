import { createHash, randomInt } from 'node:crypto';

/** As long as Lite's are set to be: too many to try out. */
const digits = 12;

/** A code for a mail, which its link holds as a hash. */
export function newMailCode(): string {
  return Array.from({ length: digits }, () => randomInt(10)).join('');
}

/** What a code is kept as, and what a link has in its place: of GoTrue's making. */
export function mailCodeHash(email: string, code: string): string {
  return createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');
}

/** The hash that a request to confirm something names, by a link or by a code that was typed. */
export function namedHash(
  query: string | undefined,
  body: { email?: string | undefined; token?: string | undefined; token_hash?: string | undefined },
): string {
  const { email, token, token_hash: hash } = body;
  if (query !== undefined && query !== '') return query;
  if (hash !== undefined && hash !== '') return hash;
  return email !== undefined && token !== undefined ? mailCodeHash(email, token) : '';
}
