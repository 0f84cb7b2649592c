import { HOUR } from '@furlong/game/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Backend, createBackend, onSession, signIn } from '../../src/index.ts';

const life = 15 * 60;

/** A token as the account service signs it, good for a quarter of an hour by the service's clock. */
function token(number: number, now: number) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'ada', exp: Math.floor(now / 1000) + life, session_id: 's', number };
  return `${part({ alg: 'HS256' })}.${part(claims)}.c2ln`;
}

/** An account service that answers each renewal as it is told to, and when it was asked. */
function accountService({ ahead = 0 } = {}) {
  const asked: number[] = [];
  const storage = new Map<string, string>();
  let answer: 'renewed' | 'down' | 'unreachable' | 'ended' = 'renewed';
  let number = 0;
  const session = () => {
    number += 1;
    const now = Date.now() + ahead;
    return Response.json({
      access_token: token(number, now),
      refresh_token: `refresh ${number}`,
      token_type: 'bearer',
      expires_in: life,
      expires_at: Math.floor(now / 1000) + life,
      user: { id: 'ada', email: 'ada@stable.example', user_metadata: {} },
    });
  };
  const client = (): Backend =>
    createBackend({
      url: 'http://game.test',
      key: 'sb_publishable_x',
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      fetch: async (input) => {
        const url = new URL(new Request(input).url);
        if (url.searchParams.get('grant_type') !== 'refresh_token') return session();
        asked.push(Date.now());
        if (answer === 'unreachable') throw new TypeError('Failed to fetch');
        if (answer === 'down') return Response.json({ msg: 'busy' }, { status: 503 });
        if (answer === 'renewed') return session();
        return Response.json(
          { code: 'refresh_token_not_found', error_code: 'refresh_token_not_found', msg: 'gone' },
          { status: 400 },
        );
      },
    });
  const answers = (next: typeof answer) => {
    answer = next;
  };
  return { client, asked, answers };
}

const password = { email: 'ada@stable.example', password: 'a long secret' };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28) });
});
afterEach(() => {
  vi.useRealTimers();
});

async function signedIn(settings = {}) {
  const service = accountService(settings);
  const backend = service.client();
  await signIn(backend, password);
  await backend.auth.stopAutoRefresh();
  return { ...service, backend };
}

describe('a token that has run out', () => {
  it.each(['down', 'unreachable'] as const)(
    'is asked for again after 200 ms, and twice as long each time, where the service is %s',
    async (state) => {
      const { backend, asked, answers } = await signedIn();
      answers(state);
      vi.setSystemTime(Date.now() + HOUR);
      const renewed = backend.auth.getSession();
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await renewed).error).not.toBeNull();
      const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
      expect(pauses.slice(0, 6)).toEqual([200, 400, 800, 1_600, 3_200, 6_400]);
      // The session is kept: it may well be good.
      answers('renewed');
      await vi.advanceTimersByTimeAsync(2 * 60_000);
      const { data } = await backend.auth.getSession();
      expect(data.session?.user.id).toBe('ada');
    },
  );

  it('is renewed once after a sleep of ten hours, however many ask', async () => {
    const { backend, asked } = await signedIn();
    vi.setSystemTime(Date.now() + 10 * HOUR);
    const all = await Promise.all(Array.from({ length: 20 }, () => backend.auth.getSession()));
    expect(new Set(all.map(({ data }) => data.session?.access_token)).size).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('ends its session, and says so, where the service knows it no more', async () => {
    const { backend, asked, answers } = await signedIn();
    const told: unknown[] = [];
    const stop = onSession(backend, {
      changed: (account) => told.push(account),
      unreachable: () => told.push('unreachable'),
    });
    await vi.advanceTimersByTimeAsync(10);
    answers('ended');
    vi.setSystemTime(Date.now() + HOUR);
    expect((await backend.auth.getSession()).data.session).toBeNull();
    await vi.advanceTimersByTimeAsync(10);
    expect(told.at(-1)).toBeNull();
    expect(asked).toHaveLength(1);
    stop();
  });
});

describe('a clock that is wrong', () => {
  it.each([
    ['ahead', 24 * HOUR],
    ['behind', -24 * HOUR],
  ])('%s by a day has no token renewed before its time', async (_which, ahead) => {
    const { backend, asked } = await signedIn({ ahead });
    for (let load = 0; load < 5; load++) await backend.auth.getSession();
    expect(asked).toEqual([]);
    vi.setSystemTime(Date.now() + life * 1_000);
    await backend.auth.getSession();
    expect(asked).toHaveLength(1);
  });
});

describe('many tabs', () => {
  it('that wake at once all have a session', async () => {
    const { client, backend, asked } = await signedIn();
    const tabs = [backend, ...Array.from({ length: 19 }, client)];
    vi.setSystemTime(Date.now() + HOUR);
    const waking = Promise.all(tabs.map((tab) => tab.auth.getSession()));
    await vi.advanceTimersByTimeAsync(30_000);
    const sessions = await waking;
    expect(sessions.map(({ error }) => error)).toEqual(sessions.map(() => null));
    expect(sessions.every(({ data }) => data.session !== null)).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(20);
    for (const tab of tabs) await tab.auth.stopAutoRefresh();
  });
});
