import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, signedIn } from './bareServer.ts';
import { rawRequest } from './rawRequest.ts';

let server: BareServer;
let proxied: BareServer;

beforeAll(async () => {
  server = await bareServer();
  proxied = await bareServer({}, { proxies: ['127.0.0.0/8'] });
  await signedIn(server, 'Reader');
});

afterAll(async () => {
  await server.close();
  await proxied.close();
});

async function statusWith(headers: Record<string, string>, { url } = server) {
  return (await rawRequest(`${url}/outbox.json`, { headers })).status;
}

describe('the outbox', () => {
  it('is shown on this machine, newest first', async () => {
    const answer = await fetch(`${server.url}/outbox.json`);
    const [mail] = await answer.json();
    expect(answer.status).toBe(200);
    expect(mail).toMatchObject({ to: 'reader@stables.example', subject: 'Confirm Your Signup' });
    expect(mail.link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\/v1\/verify\?token=/);
    expect(Date.parse(mail.at)).toBeLessThanOrEqual(Date.now());
  });

  it('is not shown to a page whose own name leads to this machine', async () => {
    expect(await statusWith({ host: 'elsewhere.example' })).toBe(403);
  });

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'furlong.example'],
    ['x-forwarded-proto', 'https'],
    ['forwarded', 'for=127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['via', '1.1 proxy'],
    ['cf-connecting-ip', '203.0.113.7'],
    ['true-client-ip', '203.0.113.7'],
  ])('is not shown through a proxy that nobody has named: %s', async (name, value) => {
    expect(await statusWith({ [name]: value })).toBe(403);
  });

  it('is shown through a named proxy to who sits at this machine, and to nobody else', async () => {
    expect(await statusWith({ 'x-forwarded-for': '::1' }, proxied)).toBe(200);
    expect(await statusWith({ 'x-forwarded-for': '203.0.113.7' }, proxied)).toBe(403);
    expect(await statusWith({ 'x-forwarded-for': '::1, 203.0.113.7' }, proxied)).toBe(403);
    expect(await statusWith({ 'x-forwarded-for': 'unknown' }, proxied)).toBe(403);
    expect(await statusWith({}, proxied)).toBe(403);
  });
});
