import { beforeAll, expect, it } from 'vitest';
import { closeRace, raceInputs } from '../src/service/index.ts';
import { openTestGame } from '../test/support/testGame.ts';
import { openTestRace, start } from '../test/support/testRaces.ts';
import { callAlone, enterAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

type Owner = Awaited<ReturnType<typeof owners>>[number];

let all: Owner[];
let raceId: string;

beforeAll(async () => {
  all = await owners(game, 12);
  const closesAt = Date.now();
  raceId = await openTestRace(game, {
    ...{ closesAt: closesAt + 1000, openedAt: closesAt - 60_000, entryFee: 0, maxRating: null },
    offAt: closesAt + 600_000,
  });
  for (const owner of all.slice(0, 2)) await enterAlone(game, { ...owner, raceId });
  const inputs = await raceInputs(game.steward(), { raceId });
  await closeRace(game.steward(), {
    ...{ raceId, card: '{"engine":"furlong-2"}', salt: 'salt', at: closesAt + 1000 },
    runners: inputs.map(({ horseId }, index) => ({ horseId, draw: index + 1, weight: 126 })),
    line: {
      runs: 400,
      chances: inputs.map(({ horseId }) => ({ horseId, winChance: 5000, placeChance: 9000 })),
    },
  });
});

// Whoever comes after the start is refused, whoever was before it is in: there is nothing between.
it('a preview is published before the race is started or not at all', async () => {
  const answers = await Promise.all([
    ...all.slice(0, 6).map((owner) => publish(owner)),
    start(game, raceId),
    ...all.slice(6).map((owner) => publish(owner)),
  ]);
  const outcomes = answers.flatMap((answer) => ('outcome' in answer ? [answer.outcome] : []));
  expect(outcomes).toHaveLength(all.length);
  expect(outcomes.filter((outcome) => !/^(done|previews_not_open)$/.test(outcome))).toEqual([]);
  const [row] = await game.sql(
    'select count(*)::int as previews from private.previews where race_id = $1 and rule is null',
    [raceId],
  );
  expect(row?.previews).toBe(outcomes.filter((outcome) => outcome === 'done').length);
  expect(await publish(all[0] as Owner)).toMatchObject({ outcome: 'previews_not_open' });
});

const publish = ({ userId }: Owner) =>
  callAlone(game, {
    userId,
    call: 'public.publish_preview($1, $2, $3)',
    parameters: [raceId, [60, 40], crypto.randomUUID()],
  });
