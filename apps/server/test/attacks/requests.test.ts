import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BareServer, bareServer, post, signedIn, visitor } from '../bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});

afterAll(() => server.close());

describe('bodies and addresses beyond reason', () => {
  const long = JSON.stringify({ p_name: 'x'.repeat(64 * 1024) });

  it('a body over 64 kB is refused before it reaches the database', async () => {
    const before = server.reached();
    const answer = await post(server, '/rest/v1/rpc/stable_name_available', long);
    expect(answer.status).toBe(413);
    expect(server.reached()).toBe(before);
  });

  it('so is one that does not say how long it is', async () => {
    const before = server.reached();
    const answer = await post(
      server,
      '/rest/v1/rpc/stable_name_available',
      new Blob([long]).stream(),
    );
    expect(answer.status).toBe(413);
    expect(server.reached()).toBe(before);
  });

  it('one just under it is taken', async () => {
    const body = JSON.stringify({ p_name: 'x'.repeat(64 * 1024 - 20) });
    expect((await post(server, '/rest/v1/rpc/stable_name_available', body)).status).toBe(200);
  });

  it('an address over 4096 characters is refused', async () => {
    const answer = await fetch(`${server.url}/rest/v1/races?name=eq.${'x'.repeat(4096)}`);
    expect(answer.status).toBe(414);
  });
});

describe('the log', () => {
  afterEach(() => vi.restoreAllMocks());

  async function logged<Result>(act: () => PromiseLike<Result>) {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const result = await act();
    return { result, lines: error.mock.calls.map((values) => format(...values)) };
  }

  it('says nothing of a refusal, which reaches the player whole', async () => {
    const player = await signedIn(server, 'Refused');
    const nothing = '00000000-0000-0000-0000-000000000000';
    const { result, lines } = await logged(() =>
      player.rpc('enter_race', {
        p_race_id: nothing,
        p_horse_id: nothing,
        p_request_id: crypto.randomUUID(),
      }),
    );
    expect(result.status).toBe(404);
    expect(result.error).toMatchObject({ code: 'PT404', hint: 'horse_not_found' });
    expect(lines).toEqual([]);
  });

  it('says in one line what else the database refuses, whatever it was sent', async () => {
    const { result, lines } = await logged(() =>
      visitor(server).rpc('future_races', { p_after_id: 'a\nforged line' }),
    );
    expect(result.status).toBe(400);
    expect(lines).toEqual([expect.stringMatching(/^The database refused a request: [^\n]+forged/)]);
  });
});
