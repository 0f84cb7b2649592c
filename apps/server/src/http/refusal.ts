/** A refusal by the server itself, in the shape that supabase-js reads. */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const body = { code, error_code: code, message, msg: message, hint: code };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
