import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, signedIn } from './bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});

afterAll(() => server.close());

describe('the outbox', () => {
  it('is shown on this machine, newest first', async () => {
    await signedIn(server, 'Reader');
    const answer = await fetch(`${server.url}/outbox.json`);
    const [mail] = await answer.json();
    expect(answer.status).toBe(200);
    expect(mail).toMatchObject({ to: 'reader@stables.example', subject: 'Confirm Your Signup' });
    expect(mail.link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\/v1\/verify\?token=/);
    expect(Date.parse(mail.at)).toBeLessThanOrEqual(Date.now());
  });

  it('is not shown to a page whose own name leads to this machine', async () => {
    const { hostname, port } = new URL(server.url);
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'elsewhere.example' };
      request({ hostname, port, path: '/outbox.json', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});
