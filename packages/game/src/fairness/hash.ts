/** SHA-256 of the text's UTF-8 bytes, in lower-case hex. Needs WebCrypto (a secure context). */
export async function sha256(text: string): Promise<string> {
  const digest = await sha256Bytes(new TextEncoder().encode(text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of the bytes. Needs WebCrypto (a secure context). */
export async function sha256Bytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
