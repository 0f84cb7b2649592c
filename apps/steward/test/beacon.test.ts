import { createServer } from 'node:http';
import { raceOpening, raceWithEntries } from '@furlong/backend';
import { BEACON, readTerms, verifyRace } from '@furlong/game/engine';
import { MINUTE } from '@furlong/game/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSteward, type Steward } from '../src/index.ts';
import { type EmbeddedGame, embeddedGame } from './support/embeddedGame.ts';
import { publishedRace } from './support/publishedRace.ts';

// A round as it came out, three seconds after the off.
const off = Date.UTC(2023, 8, 15, 11);
const recorded = {
  round: 657_413,
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
};
const path = `/${BEACON.chain}/public/${recorded.round}`;

/** What the beacon's addresses answer. */
const answers = new Map<string, unknown>();
const beacon = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  response.writeHead(answer === undefined ? 404 : 200);
  response.end(JSON.stringify(answer ?? null));
});

let game: EmbeddedGame;
let steward: Steward;
let raceId: string;
const errors: unknown[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => beacon.listen(0, '127.0.0.1', resolve));
  const address = beacon.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const url = `http://127.0.0.1:${address.port}`;
  game = await embeddedGame();
  steward = createSteward({
    backend: game.backend,
    name: 'beacon',
    horizonMinutes: 4,
    morningLineSimulations: 0,
    beaconAddresses: [`${url}/forger`, `${url}/`],
    onError: (_, error) => errors.push(error),
  });
  await steward.registerHouseHorses(off - 10 * MINUTE);
});

afterAll(async () => {
  beacon.close();
  await game.close();
});

it('a race is opened for the first round after its off', async () => {
  await steward.openProgramme(off - 3 * MINUTE);
  const [race] = await game.rows('select id from public.races where off_at = $1', [new Date(off)]);
  raceId = String(race?.id);
  const { terms } = await raceOpening(game.backend, { raceId });
  expect(readTerms(terms)?.beaconRound).toBe(recorded.round);
});

it('it waits for the round, and that does not count as a failure', async () => {
  const reports = await steward.runDueRaces({ at: off });
  expect(reports.at(-1)).toEqual({ raceId, outcome: 'waiting' });
  for (let attempt = 0; attempt < 4; attempt++) await steward.runDueRaces({ at: off + 3_000 });
  const { race } = await raceWithEntries(game.backend, { raceId });
  expect(race.status).toBe('closed');
  expect(errors).toEqual([]);
});

it('a forged round is passed over; with the true one the race is run, and verifies', async () => {
  const signature = `a${recorded.signature.slice(1)}`;
  answers.set(`/forger${path}`, { ...recorded, signature }).set(path, recorded);
  await steward.runDueRaces({ at: off + 4_000 });
  const { race: running } = await raceWithEntries(game.backend, { raceId });
  expect(running).toMatchObject({ status: 'running', beaconSignature: recorded.signature });
  await steward.runDueRaces({ at: off + 4 * MINUTE });
  const race = await publishedRace(game.backend, raceId);
  expect(race.beaconSignature).toBe(recorded.signature);
  const { checks } = await verifyRace(race, null);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(checks.map(({ name }) => name)).toContain('beacon');
});
