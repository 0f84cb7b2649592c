import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxKey } from '../src/http/outbox.ts';
import { type BareServer, bareServer, signedIn } from './bareServer.ts';
import { rawRequest } from './rawRequest.ts';

let server: BareServer;
let key: string;

beforeAll(async () => {
  server = await bareServer();
  key = outboxKey(server.keys.jwtSecret);
  await signedIn(server, 'Reader');
});

afterAll(() => server.close());

const follow = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' });

const mailsWith = (headers: Record<string, string>) =>
  rawRequest(`${server.url}/outbox.json`, { headers });

describe('the outbox', () => {
  it('is shown to who has followed the link of the start, newest first', async () => {
    const entered = await follow(`/races?page=2&inbox=${key}`);
    expect(entered.status).toBe(302);
    expect(entered.headers.get('location')).toBe('/races?page=2');
    const set = entered.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/; HttpOnly; SameSite=Strict$/);
    const [cookie = ''] = set.split(';');
    const answer = await fetch(`${server.url}/outbox.json`, { headers: { cookie } });
    const [mail] = await answer.json();
    expect(answer.status).toBe(200);
    expect(mail).toMatchObject({ to: 'reader@stables.example', subject: 'Confirm Your Signup' });
    expect(mail.link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\/v1\/verify\?token=/);
    expect(Date.parse(mail.at)).toBeLessThanOrEqual(Date.now());
  });

  it('is not shown to what only comes from this machine, as all does behind a plain proxy', async () => {
    const { port } = new URL(server.url);
    for (const host of ['127.0.0.1', `localhost:${port}`]) {
      expect((await mailsWith({ host })).status).toBe(403);
    }
    expect((await mailsWith({ cookie: `furlong_inbox_${port}=guessed` })).status).toBe(403);
    expect((await follow('/?inbox=guessed')).headers.get('set-cookie')).toBeNull();
  });
});
