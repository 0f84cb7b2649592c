/** SHA-256 of the text's UTF-8 bytes, in lower-case hex. Throws as `sha256Bytes` does. */
export async function sha256(text: string): Promise<string> {
  const digest = await sha256Bytes(new TextEncoder().encode(text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * SHA-256 of the bytes.
 * @throws Error in a page that came over plain http from another host: browsers keep WebCrypto from it
 */
export async function sha256Bytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!('subtle' in crypto)) {
    throw new Error(
      'Over plain http this browser cannot compute hashes: open the game over https.',
    );
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
