import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Keeps what must not be read from a copy of the database alone, under the key that signs tokens. */
export class SecretBox {
  readonly #sealing: Buffer;
  readonly #hashing: Buffer;

  constructor(jwtSecret: string) {
    const key = (use: string) => Buffer.from(hkdfSync('sha256', jwtSecret, '', use, 32));
    this.#sealing = key('furlong second factors');
    this.#hashing = key('furlong recovery codes');
  }

  seal(secret: string): string {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, this.#sealing, iv);
    const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
    return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws for what was not sealed with this key. */
  open(text: string): string {
    const bytes = Buffer.from(text, 'base64url');
    const opening = createDecipheriv(cipher, this.#sealing, bytes.subarray(0, ivBytes));
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const opened = [opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()];
    return Buffer.concat(opened).toString('utf8');
  }

  /** Of what has so much chance in it that a hash without a salt cannot be searched. */
  hash(text: string): string {
    return createHmac('sha256', this.#hashing).update(text).digest('base64url');
  }
}
