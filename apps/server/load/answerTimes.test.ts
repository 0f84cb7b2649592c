import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, post, signedIn } from '../test/bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
  await signedIn(server, 'Known');
  const data = { full_name: 'Ann', stable_name: 'Oak' };
  const body = { email: 'waiting@stables.example', password: 'a long walk to the gallops', data };
  await post(server, '/auth/v1/signup', JSON.stringify(body));
});

afterAll(() => server.close());

/** How long the refusal of a wrong password takes, in ms. */
async function timeToRefuse(email: string) {
  const path = '/auth/v1/token?grant_type=password';
  const started = performance.now();
  await (await post(server, path, JSON.stringify({ email, password: 'a wrong guess' }))).text();
  return performance.now() - started;
}

describe('whether an address has an account', () => {
  it('is not told by the time that a refusal takes', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      known.push(await timeToRefuse('known@stables.example'));
      unknown.push(await timeToRefuse('nobody@stables.example'));
      unknown.push(await timeToRefuse('waiting@stables.example'));
    }
    // A hash that is not compared makes it a tenth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });
});
