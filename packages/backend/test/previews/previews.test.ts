import { DAY, isPreview, previewScoreOf, previewTableOf, shareOut } from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  blockStable,
  myPreview,
  myPreviews,
  previewedRaces,
  previewTable,
  publishPreview,
  racePreviews,
  raceReviews,
  racesToPreview,
  raceWithEntries,
  reviewRace,
} from '../../src/index.ts';
import { closeRace, raceInputs, racesOver, voidRace } from '../../src/service/index.ts';
import { keys } from '../support/testDatabase.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import {
  enter,
  freeze,
  openTestRace,
  raceTime,
  registerHouseHorses,
  run,
  settle,
  start,
} from '../support/testRaces.ts';

const game = openTestGame();

let ada: Player;
let ben: Player;
let cleo: Player;

const once = () => ({ requestId: crypto.randomUUID() });
const refused = (code: string) => expect.objectContaining({ code });

beforeAll(async () => {
  [ada, ben, cleo] = [await game.player(), await game.player(), await game.player()];
  for (const name of ['Alder House', 'Birch House', 'Cedar House']) {
    await registerHouseHorses(game, name, 1);
  }
});

/** Horses are entered for one race at a time: what a test left open ends. */
async function endRaces() {
  const races = await game.sql(
    `select id, status from public.races where status in ('open', 'closed', 'running')`,
  );
  for (const { id, status } of races) {
    const { race } = await raceWithEntries(game.visitor(), { raceId: String(id) });
    const at = race.offAt + raceTime;
    if (status === 'running') await settle(game, race.id, 6000, at);
    else {
      await voidRace(game.steward(), {
        ...{ raceId: race.id, reason: 'could_not_be_run', beaconSignature: null, at },
      });
    }
  }
}

beforeEach(async () => {
  await endRaces();
  for (const table of ['previews', 'previewed_races', 'preview_months', 'race_reviews']) {
    await game.sql(`delete from private.${table}`);
  }
  await game.sql('delete from private.community_acts');
  await game.sql('update public.horses set condition = 100, energy = 100, last_run_at = null');
});

/** A race of three whose field is frozen, with a line unless told otherwise; its off is to come. */
async function frozenRace({ line = [5000, 3000, 2000], lined = true } = {}) {
  const closesAt = Date.now();
  const raceId = await openTestRace(game, {
    ...{ closesAt: closesAt + 1000, openedAt: closesAt - 60_000, entryFee: 0, maxRating: null },
    offAt: closesAt + 600_000,
  });
  for (const player of [ada, ben, cleo]) await enter(raceId, player);
  if (!lined) {
    await freeze(game, raceId, closesAt + 1000);
    return raceId;
  }
  const inputs = await raceInputs(game.steward(), { raceId });
  await closeRace(game.steward(), {
    ...{ raceId, card: '{"engine":"furlong-2"}', salt: 'salt', at: closesAt + 1000 },
    runners: inputs.map(({ horseId }, index) => ({ horseId, draw: index + 1, weight: 126 })),
    line: {
      runs: 400,
      chances: inputs.map(({ horseId }, index) => ({
        ...{ horseId, winChance: line[index] ?? 0, placeChance: 5000 },
      })),
    },
  });
  return raceId;
}

const publish = ({ backend }: Player, raceId: string, chances: readonly number[] = [40, 40, 20]) =>
  publishPreview(backend, { raceId, chances, ...once() });

const review = ({ backend }: Player, raceId: string, text = 'Well *ridden*.') =>
  reviewRace(backend, { raceId, text, ...once() });

const of = (raceId: string, backend = game.visitor()) => racePreviews(backend, { raceId });

describe('a preview', () => {
  it('is published before the off, once however often it is asked for; the last stands', async () => {
    const raceId = await frozenRace();
    await publish(ada, raceId, [98, 1, 1]);
    const request = { raceId, chances: [40, 35, 25], ...once() };
    await publishPreview(ada.backend, request);
    const after = await game.snapshot();
    await publishPreview(ada.backend, request);
    expect(await game.snapshot()).toEqual(after);
    expect(await myPreview(ada.backend, { raceId })).toMatchObject({
      ...{ chances: [40, 35, 25], score: null },
    });
    expect((await racesToPreview(game.visitor())).map(({ id }) => id)).toContain(raceId);
  });

  it('is sealed until the off, from everybody by every way, and open from then on', async () => {
    const raceId = await frozenRace();
    await publish(ada, raceId);
    const asking = [game.visitor(), ben.backend, ada.backend];
    for (const backend of asking) {
      expect(await of(raceId, backend)).toEqual([]);
      expect(await previewedRaces(backend, { after: null, limit: 20 })).toEqual([]);
    }
    expect(await myPreview(ben.backend, { raceId })).toBeNull();
    expect(await myPreviews(ben.backend, { after: null, limit: 20 })).toEqual([]);
    const before = await racesToPreview(game.visitor());
    await publish(ben, raceId);
    // Not how many there are, either.
    expect(await racesToPreview(game.visitor())).toEqual(before);
    await start(game, raceId);
    expect((await of(raceId)).filter(({ rule }) => rule === null)).toMatchObject([
      { stable: { id: ada.stableId }, chances: [40, 40, 20], score: null },
      { stable: { id: ben.stableId } },
    ]);
  });

  it.each([
    ['select', 'previews?select=*'],
    ['a filter', 'previews?stable_id=not.is.null'],
    ['an embed', 'races?select=id,previews(*)'],
    ['an embed of stables', 'stables?select=name,previews(chances)'],
    ['an order', 'races?select=id&order=previews(score)'],
    ['a count', 'previews?select=count'],
    ['another schema', 'previews?select=*'],
  ])('is in no table of the API: by %s nothing is found', async (way, query) => {
    const raceId = await frozenRace();
    await publish(ada, raceId, [97, 2, 1]);
    const { data } = await ben.backend.auth.getSession();
    for (const token of [undefined, data.session?.access_token]) {
      const answer = await game.fetch(`http://game.test/rest/v1/${query}`, {
        headers: {
          apikey: keys.publishable,
          prefer: 'count=exact',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(way === 'another schema' && { 'accept-profile': 'private' }),
        },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain('97');
    }
  });

  it.each([
    ['preview_chances', [50, 50]],
    ['preview_chances', [50, 50, 1]],
    ['preview_chances', [100, 0, 0]],
    ['preview_chances', [101, -1, 0]],
    ['preview_chances', [25, 25, 25, 25]],
    ['bad_request', []],
    ['bad_request', Array.from({ length: 25 }, () => 4)],
  ])('of other chances is refused as %s: %s', async (code, chances) => {
    const raceId = await frozenRace();
    const before = await game.snapshot();
    await expect(publish(ada, raceId, chances)).rejects.toEqual(refused(code));
    expect(await game.snapshot()).toEqual(before);
  });

  it('is refused before the field is frozen, from the off on and without a line', async () => {
    const open = await openTestRace(game);
    await expect(publish(ada, open)).rejects.toEqual(refused('previews_not_open'));
    await expect(publish(ada, crypto.randomUUID())).rejects.toEqual(refused('race_not_found'));
    const lineless = await frozenRace({ lined: false });
    await expect(publish(ada, lineless)).rejects.toEqual(refused('race_without_line'));
    expect((await racesToPreview(game.visitor())).map(({ id }) => id)).not.toContain(lineless);
    await run(game, lineless, 6000);
    await game.sql('update public.horses set last_run_at = null');
    const raceId = await frozenRace();
    await game.sql(
      `update public.races set off_at = date_trunc('milliseconds', now()) - interval '1 second',
         closes_at = now() - interval '2 seconds' where id = $1`,
      [raceId],
    );
    await expect(publish(ada, raceId)).rejects.toEqual(refused('previews_not_open'));
    await start(game, raceId);
    await expect(publish(ada, raceId)).rejects.toEqual(refused('previews_not_open'));
  });
});

describe('the score', () => {
  it('is that of the rules, for every preview of the race, and makes the table of the month', async () => {
    const raceId = await frozenRace();
    await publish(ada, raceId, [60, 30, 10]);
    await publish(ben, raceId, [10, 30, 60]);
    await run(game, raceId, 6000);
    const { race, runners } = await raceWithEntries(game.visitor(), { raceId });
    const previews = await of(raceId);
    expect(previews).toHaveLength(5);
    for (const { chances, score } of previews) {
      expect(score).toBe(
        previewScoreOf(
          runners
            .filter(({ place }) => place === 1)
            .map(({ draw, winChance }) => ({
              ...{ chance: chances[(draw ?? 0) - 1] ?? 0, line: winChance ?? 0 },
            })),
        ),
      );
    }
    const month = new Date(race.offAt).toISOString().slice(0, 7);
    const table = await previewTable(game.visitor(), { month });
    expect(table.map(({ stable, score }) => [stable.id, score]).toSorted()).toEqual(
      previews.map(({ stable, score }) => [stable.id, score]).toSorted(),
    );
    expect(await previewedRaces(game.visitor(), { after: null, limit: 20 })).toMatchObject([
      { id: raceId, previews: 5, best: { score: previews[0]?.score } },
    ]);
    expect(await myPreviews(ada.backend, { after: null, limit: 20 })).toMatchObject([
      { raceId, status: 'finished', score: expect.any(Number) },
    ]);
  });

  it('makes the table of a month that anybody adds up from the open data, for any chances', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 97 }), fc.integer({ min: 1, max: 97 })), {
          minLength: 2,
          maxLength: 3,
        }),
        async (given) => {
          await endRaces();
          await game.sql(
            'update public.horses set condition = 100, energy = 100, last_run_at = null',
          );
          const raceId = await frozenRace();
          for (const [index, [first, second]] of given.entries()) {
            const player = [ada, ben, cleo][index] ?? ada;
            await publish(player, raceId, shareOut([first, second, 1]));
          }
          await run(game, raceId, 6000);
          const month = new Date(Date.now() + 600_000).toISOString().slice(0, 7);
          const from = Date.parse(`${month}-01T00:00:00Z`);
          const scored: { stableId: string; score: number }[] = [];
          for await (const { race, runners, previews } of racesOver(game.steward(), {
            ...{ from, to: Date.now() + DAY },
          })) {
            if (race.status !== 'finished') continue;
            for (const { stableId, chances, score } of previews) {
              const winners = runners
                .filter(({ place }) => place === 1)
                .map(({ draw, winChance }) => ({
                  ...{ chance: chances[(draw ?? 0) - 1] ?? 0, line: winChance ?? 0 },
                }));
              expect(score).toBe(previewScoreOf(winners));
              scored.push({ stableId, score: previewScoreOf(winners) });
            }
          }
          const table = await previewTable(game.visitor(), { month });
          expect(
            table.map(({ stable, previews, score }) => ({ stableId: stable.id, previews, score })),
          ).toEqual(previewTableOf(scored));
        },
      ),
      { numRuns: 4 },
    );
  });

  it('equals the rules for any chances and any line', async () => {
    const rows = await game.sql(
      `select c as chance, l as line, private.preview_score(c, l) as score
       from generate_series(1, 99) c cross join generate_series(0, 10000, 37) l`,
    );
    for (const { chance, line, score } of rows) {
      expect(score).toBe(previewScoreOf([{ chance: Number(chance), line: Number(line) }]));
    }
  });

  it('is none where the race is void', async () => {
    const raceId = await frozenRace();
    await publish(ada, raceId);
    const { race } = await raceWithEntries(game.visitor(), { raceId });
    await voidRace(game.steward(), {
      ...{ raceId, reason: 'could_not_be_run', beaconSignature: null, at: race.offAt },
    });
    expect((await of(raceId)).every(({ score }) => score === null)).toBe(true);
    expect(await previewedRaces(game.visitor(), { after: null, limit: 20 })).toEqual([]);
  });
});

describe('the house', () => {
  it('shares out as the rules do', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(fc.integer({ min: 0, max: 20_000 }), { minLength: 2, maxLength: 24 })
          .filter((weights) => weights.some((weight) => weight > 0)),
        async (weights) => {
          const [row] = await game.sql('select private.share_out($1::bigint[]) as chances', [
            weights,
          ]);
          expect(row?.chances).toEqual(shareOut(weights));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('previews each race with a line by three rules, sealed like all', async () => {
    const raceId = await frozenRace();
    expect(await of(raceId)).toEqual([]);
    await start(game, raceId);
    const previews = await of(raceId);
    expect(previews.map(({ rule, stable }) => [stable.name, rule]).toSorted()).toEqual([
      ['Alder House', 'ratings'],
      ['Birch House', 'form'],
      ['Cedar House', 'half the line'],
    ]);
    expect(previews.every(({ chances }) => isPreview(chances))).toBe(true);
    expect(previews.find(({ rule }) => rule === 'half the line')?.chances).toEqual(
      shareOut([5000 + 3333, 3000 + 3333, 2000 + 3333]),
    );
  });
});

describe('a review', () => {
  it('is written once the race is official, changed and taken back, read page by page', async () => {
    const raceId = await frozenRace();
    await expect(review(ada, raceId)).rejects.toEqual(refused('review_too_early'));
    await expect(review(ada, crypto.randomUUID())).rejects.toEqual(refused('race_not_found'));
    await run(game, raceId, 6000);
    await expect(review(ada, raceId, ' ')).rejects.toEqual(refused('review_text'));
    await expect(review(ada, raceId, 'a'.repeat(1001))).rejects.toEqual(refused('review_text'));
    await review(ada, raceId, 'First');
    await review(ada, raceId, 'Second');
    await review(ben, raceId, 'Third');
    const ask = (after: Parameters<typeof raceReviews>[1]['after']) =>
      raceReviews(game.visitor(), { raceId, after, limit: 1 });
    const [first = null] = await ask(null);
    const [second] = await ask(first);
    expect([first?.text, second?.text]).toEqual(['Third', 'Second']);
    await review(ada, raceId, '');
    expect(await raceReviews(game.visitor(), { raceId, after: null, limit: 20 })).toHaveLength(1);
    await blockStable(ada.backend, { stableId: ben.stableId, blocked: true, ...once() });
    expect(await raceReviews(ada.backend, { raceId, after: null, limit: 20 })).toEqual([]);
  });
});

it('a visitor publishes and writes nothing', async () => {
  const raceId = await frozenRace();
  const visitor = { ...ada, backend: game.visitor() };
  const unknown = refused('not_signed_in');
  await expect(publish(visitor, raceId)).rejects.toEqual(unknown);
  await expect(review(visitor, raceId)).rejects.toEqual(unknown);
  await expect(myPreview(visitor.backend, { raceId })).rejects.toEqual(unknown);
});
