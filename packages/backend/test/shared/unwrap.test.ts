import { describe, expect, it } from 'vitest';
import { createBackend, enterRace, futureRaces, signIn } from '../../src/index.ts';

/** A backend whose server responds so to every request. */
const backendOn = (respond: () => Promise<Response>) =>
  createBackend({ url: 'http://game.test', key: 'sb_publishable_x', fetch: respond });

const html = '<!doctype html><title>Bad gateway</title>';
const json = { 'content-type': 'application/json' };
const request = { raceId: 'r', horseId: 'h', requestId: 'q' };

describe('a server in trouble becomes a code that the game knows', () => {
  it.each([
    ['no network', 'offline', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'given up',
      'offline',
      () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
    ],
    ['500 without a body', 'server_failed', async () => new Response('', { status: 500 })],
    ['502 with HTML', 'server_failed', async () => new Response(html, { status: 502 })],
    ['200 with HTML', 'server_failed', async () => new Response(html, { status: 200 })],
    [
      '200 with half a JSON',
      'server_failed',
      async () => new Response('[{"id":', { headers: json }),
    ],
    ['429', 'too_many_requests', async () => new Response('{}', { status: 429, headers: json })],
    ['401', 'not_signed_in', async () => new Response('{}', { status: 401, headers: json })],
  ])('%s: %s', async (_, code, respond) => {
    const backend = backendOn(respond);
    await expect(futureRaces(backend)).rejects.toMatchObject({ name: 'GameError', code });
    await expect(enterRace(backend, request)).rejects.toMatchObject({ name: 'GameError', code });
  });

  it.each([
    ['no network', 'offline', () => Promise.reject(new TypeError('fetch failed'))],
    ['502 with HTML', 'server_failed', async () => new Response(html, { status: 502 })],
    ['429', 'too_many_requests', async () => new Response('{}', { status: 429, headers: json })],
  ])('also on signing in, %s: %s', async (_, code, respond) => {
    await expect(
      signIn(backendOn(respond), { email: 'a@example.test', password: 'secret-enough' }),
    ).rejects.toMatchObject({ name: 'GameError', code });
  });

  it("keeps the account service's own sentence", async () => {
    const refusal = {
      code: 403,
      error_code: 'user_banned',
      msg: 'User is banned',
    };
    const backend = backendOn(
      async () => new Response(JSON.stringify(refusal), { status: 403, headers: json }),
    );
    await expect(
      signIn(backend, { email: 'a@example.test', password: 'wrong' }),
    ).rejects.toMatchObject({ code: 'bad_request', message: 'User is banned' });
  });
});
