import { HOUR, MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createBackend,
  futureRaces,
  myStable,
  myUpcomingEntries,
  nextFields,
  raceResults,
} from '../../src/index.ts';
import { fillRace, voidRace } from '../../src/service/index.ts';
import { keys } from '../support/testDatabase.ts';
import { openTestGame } from '../support/testGame.ts';
import {
  enter,
  freeze,
  openTestRace,
  registerHouseHorses,
  run,
  start,
} from '../support/testRaces.ts';

const game = openTestGame();

// Beside the races of a test there is one to come at another track, one void and one finished.
beforeAll(async () => {
  await openTestRace(game);
  const voided = await openTestRace(game);
  await voidRace(game.steward(), {
    raceId: voided,
    reason: 'could_not_be_run',
    beaconSignature: null,
    at: Date.now(),
  });
  const closesAt = Date.now() + MINUTE;
  const finished = await openTestRace(game, { closesAt });
  await enter(finished, await game.player());
  await enter(finished, await game.player());
  await freeze(game, finished, closesAt);
  await run(game, finished, 6000);
});

describe('the lists of races', () => {
  it('ask for what is shown of a race, and not for what verifies it', async () => {
    const sizes: number[] = [];
    const counted = createBackend({
      url: 'http://game.test',
      key: keys.publishable,
      fetch: async (input, init) => {
        const response = await game.fetch(input, init);
        sizes.push((await response.clone().text()).length);
        return response;
      },
    });
    const [result, ...others] = await raceResults(counted, { limit: 1 });
    expect(others).toEqual([]);
    expect(result?.winners).toHaveLength(1);
    // What its face is drawn from.
    expect(result?.winners[0]?.horse).toMatchObject({
      coat: expect.any(String),
      sex: expect.any(String),
      birthSeason: expect.any(Number),
    });
    expect(result?.seconds).toEqual([
      { horseName: expect.any(String), timeMs: expect.any(Number) },
    ]);
    await futureRaces(counted, { limit: 1 });
    // Of 18 results 12 kB, with their winners and seconds; 40 bytes say what a race counts for and who asked for it.
    for (const size of sizes) expect(size).toBeLessThan(740);
  });

  it('page by key through every race once, of one track or all, in order', async () => {
    const offAt = Date.now() + HOUR;
    for (let index = 0; index < 5; index += 1) {
      // Two races share their off time, so that the id decides.
      const terms = { offAt: offAt + Math.floor(index / 2), trackId: 'red-mesa' as const };
      await openTestRace(game, { ...terms, closesAt: offAt - MINUTE });
    }
    const all = await futureRaces(game.visitor(), { trackId: 'red-mesa' });
    expect(all).toHaveLength(5);
    const paged: string[] = [];
    for (
      let page = await futureRaces(game.visitor(), { trackId: 'red-mesa', limit: 2 });
      // A page that comes again would come for ever.
      page.length > 0 && paged.length <= all.length;
    ) {
      paged.push(...page.map(({ id }) => id));
      page = await futureRaces(game.visitor(), {
        trackId: 'red-mesa',
        limit: 2,
        after: page.at(-1) ?? null,
      });
    }
    expect(paged).toEqual(all.map(({ id }) => id));
    const ofAllTracks = await futureRaces(game.visitor(), { limit: 100 });
    expect(ofAllTracks.map(({ offAt: off }) => off)).toEqual(
      ofAllTracks.map(({ offAt: off }) => off).toSorted((a, b) => a - b),
    );
    expect(ofAllTracks.every(({ status }) => status === 'open' || status === 'closed')).toBe(true);
    expect(await futureRaces(game.visitor(), { trackId: 'monte-sereno' })).toEqual([]);
  });

  it('have a running race first among those to come, and its owner’s entry among theirs', async () => {
    const owner = await game.player();
    const closesAt = Date.now() + MINUTE / 2;
    const raceId = await openTestRace(game, { closesAt, trackId: 'ashford-downs' });
    await enter(raceId, owner);
    await freeze(game, raceId, closesAt);
    const { finishesAt } = await start(game, raceId);
    const running = { id: raceId, status: 'running', finishesAt };
    for (const trackId of [null, 'ashford-downs'] as const) {
      const [first] = await futureRaces(game.visitor(), { trackId });
      expect(first).toMatchObject(running);
    }
    const [entry] = await myUpcomingEntries(owner.backend);
    expect(entry?.race).toMatchObject({ status: 'running', finishesAt });
    expect((await raceResults(game.visitor())).map(({ id }) => id)).not.toContain(raceId);
    const ahead = await nextFields(game.visitor(), { trackId: 'ashford-downs' });
    expect(ahead.map((field) => field.raceId)).not.toContain(raceId);
  });

  it('tell the field of the next race in the colours it carries, in order of entry', async () => {
    const trackId = 'monte-sereno';
    const closesAt = Date.now() + MINUTE;
    const first = await openTestRace(game, { closesAt, trackId });
    await openTestRace(game, { closesAt: closesAt + HOUR, trackId });
    const owners = [await game.player(), await game.player()] as const;
    for (const owner of owners) await enter(first, owner);
    const [next, after] = await nextFields(game.visitor(), { trackId });
    expect(next?.raceId).toBe(first);
    expect(next?.runners.map(({ horseId }) => horseId)).toEqual(
      owners.map(({ horseId }) => horseId),
    );
    expect(next?.runners[0]?.silks).toEqual((await myStable(owners[0].backend)).silks);
    expect(after?.runners).toEqual([]);
  });

  it('page by key through every result once, newest first', async () => {
    await registerHouseHorses(game, 'List House', 6);
    const closesAt = Date.now() + MINUTE;
    // Two races share their off time, so that the id decides.
    for (const offAt of [closesAt + 2 * MINUTE, closesAt + 3 * MINUTE, closesAt + 2 * MINUTE]) {
      const raceId = await openTestRace(game, { closesAt, offAt, trackId: 'red-mesa' });
      await fillRace(game.steward(), { raceId, target: 2, at: closesAt });
      await freeze(game, raceId, closesAt);
      await run(game, raceId, 6000);
    }
    const all = await raceResults(game.visitor(), { trackId: 'red-mesa' });
    expect(all.map(({ offAt }) => offAt - closesAt)).toEqual([3 * MINUTE, 2 * MINUTE, 2 * MINUTE]);
    const first = await raceResults(game.visitor(), { trackId: 'red-mesa', limit: 2 });
    const after = first.at(-1) ?? null;
    const rest = await raceResults(game.visitor(), { trackId: 'red-mesa', limit: 2, after });
    expect([...first, ...rest].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });
});
