/** A refusal by the server itself, in the shape that supabase-js reads. */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const body = { code, error_code: code, message, msg: message, hint: code };
  return shortJson(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** The refusal of what would have had to wait too long. */
export const busy = () =>
  refusal(503, 'busy', 'The server is busy. Please try again.', { 'retry-after': '2' });

/** An answer that tells its length: of others it is not known that they are too short to compress. */
export function shortJson(
  body: object,
  { status, headers }: { status: number; headers?: Record<string, string> },
): Response {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  return new Response(text, {
    status,
    headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
  });
}
