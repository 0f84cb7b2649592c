import { DAY } from '@furlong/game/rules';
import { beforeAll, expect, it } from 'vitest';
import { raceRequest } from '../src/index.ts';
import { expireRaceRequest } from '../src/service/index.ts';
import { openTestGame, type Player } from '../test/support/testGame.ts';
import { ask, askedRace, openRequested } from '../test/support/testRequests.ts';
import { callAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

let ann: Player;

beforeAll(async () => {
  ann = await game.player();
  await makeAllFit();
});

/** Lets every horse fit what `askedRace` asks for. */
const makeAllFit = () => game.sql(`update public.horses set specialty = 'Sprint', rating = 50`);

type Owner = Awaited<ReturnType<typeof owners>>[number];

const joinAlone = (raceRequestId: string, { userId, horseId }: Owner) =>
  callAlone(game, {
    userId,
    call: 'public.join_race_request($1, $2, $3)',
    parameters: [raceRequestId, horseId, crypto.randomUUID()],
  });

const count = (outcomes: readonly { outcome: string }[], wanted: string) =>
  outcomes.filter(({ outcome }) => outcome === wanted).length;

const paidBy = async (rivals: readonly Owner[]) => {
  const [row] = await game.sql(
    `select sum(25000 - balance)::int as paid from public.wallets
     where kind = 'credits' and stable_id = any ($1::uuid[])`,
    [rivals.map(({ stableId }) => stableId)],
  );
  return row?.paid;
};

const end = (requestId: string) =>
  expireRaceRequest(game.steward(), { requestId, at: Date.now() + DAY });

it('the last place of a request goes to one of fifty, and one fee is paid for it', async () => {
  const { id } = await ask(ann);
  const [early, ...rivals] = await owners(game, 51);
  await makeAllFit();
  if (early) await joinAlone(id, early);
  const outcomes = await Promise.all(rivals.map((rival) => joinAlone(id, rival)));
  expect(count(outcomes, 'done')).toBe(1);
  expect(count(outcomes, 'request_full')).toBe(49);
  expect(await paidBy(rivals)).toBe(200);
  const { request, entries } = await raceRequest(game.visitor(), { requestId: id });
  expect([request.state, entries.length]).toEqual(['full', 3]);
  await end(id);
});

it('a horse that joins as the request expires is in it with its fee back, or was never in it', async () => {
  const { id } = await ask(ann);
  const rivals = await owners(game, 20);
  await makeAllFit();
  const outcomes = await Promise.all([
    ...rivals.slice(0, 10).map((rival) => joinAlone(id, rival)),
    end(id).then((outcome) => ({ outcome })),
    ...rivals.slice(10).map((rival) => joinAlone(id, rival)),
  ]);
  expect(count(outcomes, 'expired')).toBe(1);
  expect(await paidBy(rivals)).toBe(0);
  expect(
    await game.sql('select balance from private.accounts where race_request_id = $1', [id]),
  ).toEqual([{ balance: 0 }]);
});

it('one horse that joins twenty requests at once is in one, and one fee is paid', async () => {
  const askers = await owners(game, 20);
  const [rival] = await owners(game, 1);
  if (!rival) throw new Error('No owner');
  await makeAllFit();
  const asked = askedRace();
  const requests = await Promise.all(
    askers.map(({ userId, horseId }) =>
      callAlone(game, {
        userId,
        call: 'public.request_race($1, $2, $3, $4, $5, null, $6, $7, $8, $9, $10, gen_random_uuid())',
        parameters: [
          asked.trackId,
          asked.distance,
          asked.surface,
          asked.grade,
          asked.ageClass,
          asked.entryFee,
          asked.runners,
          new Date(asked.earliestOff),
          new Date(asked.latestOff),
          horseId,
        ],
      }),
    ),
  );
  expect(count(requests, 'done')).toBe(20);
  const ids = requests.map(({ row }) => String(row?.request_race));
  const outcomes = await Promise.all(ids.map((id) => joinAlone(id, rival)));
  expect(count(outcomes, 'done')).toBe(1);
  expect(count(outcomes, 'horse_in_request')).toBe(19);
  expect(await paidBy([rival])).toBe(200);
});

it('a request that two stewards open at once becomes one race', async () => {
  const { id } = await ask(ann);
  for (const rival of await owners(game, 2)) {
    await makeAllFit();
    await joinAlone(id, rival);
  }
  const opened = await Promise.all([
    openRequested(game, id),
    openRequested(game, id),
    openRequested(game, id),
  ]);
  expect(new Set(opened).size).toBe(1);
  expect(
    await game.sql('select count(*)::int as races from public.races where slot = $1', [
      `request ${id}`,
    ]),
  ).toEqual([{ races: 1 }]);
});
