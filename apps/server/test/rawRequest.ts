import { type IncomingHttpHeaders, request } from 'node:http';

/** A request with headers that fetch does not let a caller set, such as Host. */
export function rawRequest(
  url: string,
  { method = 'GET', headers = {}, body = '' },
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .once('error', reject)
      .end(body);
  });
}
