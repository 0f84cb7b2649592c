import { createServiceBackend } from '@furlong/backend/service';
import { HOUR, MINUTE } from '@furlong/game/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSteward, type Steward } from '../src/index.ts';
import { type EmbeddedGame, embeddedGame } from './support/embeddedGame.ts';

let game: EmbeddedGame;
let steward: Steward;
const errors: unknown[] = [];
const onError = (_: string, error: unknown) => errors.push(error);

beforeAll(async () => {
  game = await embeddedGame({ ownClock: true });
  const { backend } = game;
  steward = createSteward({ backend, name: 'first', morningLineSimulations: 0, onError });
});

afterAll(() => game.close());

const states = () => game.rows('select id, status, seed, card from public.races order by id');

it('a steward whose time is three minutes ahead closes, starts and settles nothing early', async () => {
  steward.start();
  await steward.stop();
  expect(errors).toEqual([]);
  const open = await states();
  expect(open.length).toBeGreaterThan(20);
  for (const ahead of [3 * MINUTE, 10 * MINUTE, HOUR]) {
    expect(await steward.runDueRaces({ at: Date.now() + ahead })).toEqual([]);
  }
  expect(await states()).toEqual(open);
});

it('a steward whose own clock is three minutes off waits, and says why', async () => {
  const asked: string[] = [];
  const backend = createServiceBackend({
    url: 'http://game.test',
    secretKey: 'sb_secret_x',
    fetch: async (input) => {
      asked.push(new URL(String(input)).pathname);
      return Response.json(new Date(Date.now() + 3 * MINUTE).toISOString());
    },
  });
  const waiting = createSteward({ backend, name: 'late', onError });
  waiting.start();
  await waiting.stop();
  expect(asked).toEqual(['/rest/v1/rpc/database_time']);
  expect(errors).toMatchObject([{ message: expect.stringMatching(/clock is 1\d\d\.\d s behind/) }]);
});
