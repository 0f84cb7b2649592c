import { FIRST_STEPS, firstSteps, goalCredits, seasonAt, seasonGoals } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseGoal, myAwards, myGoals, takeGoal } from '../../src/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { registerHouseHorses } from '../support/testRaces.ts';
import { closedRace, winRace } from '../support/wonBy.ts';

const game = openTestGame();

let owners: [Player, Player];
const id = () => crypto.randomUUID();
const stepsOf = async ({ backend }: Player) =>
  (await myGoals(backend)).steps.map(({ step }) => step).toSorted();
const seasonOf = async ({ backend }: Player) => (await myGoals(backend)).season;
const race = async (winner: Player, terms: Parameters<typeof closedRace>[2] = {}) =>
  winRace(game, await closedRace(game, owners, { grade: 'Class 4', ...terms }), winner, 6_000);

beforeAll(async () => {
  owners = [await game.player(), await game.player()];
  await registerHouseHorses(game, 'Goal House', 2);
});

describe('the first steps of a stable', () => {
  it('are none before it has done anything: the horse that it begins with is not bought', async () => {
    expect(await stepsOf(owners[0])).toEqual([]);
  });

  it('are noted with the race that reached them, once, and for the stable alone that did it', async () => {
    const [one, two] = owners;
    const first = await race(one);
    const { steps } = await myGoals(one.backend);
    expect(steps.map(({ step }) => step).toSorted()).toEqual(
      expect.arrayContaining(['place', 'run', 'win']),
    );
    for (const step of steps) {
      expect(step).toMatchObject({ race: { id: first }, horse: { id: one.horseId }, credits: 100 });
    }
    expect(await stepsOf(two)).not.toContain('win');
    await race(one);
    const again = (await myGoals(one.backend)).steps.find(({ step }) => step === 'run');
    expect(again?.race?.id).toBe(first);
    // Of three wins two are of one day, at whatever hour this is run.
    if (!(await stepsOf(one)).includes('double')) await race(one);
    expect(await stepsOf(one)).toEqual(expect.arrayContaining(['distance', 'double']));
  });

  it('tell of a rival who is beaten after having won before, and not before that', async () => {
    const [one, two] = owners;
    expect(await stepsOf(one)).not.toContain('rival');
    expect(await stepsOf(two)).not.toContain('rival');
    await race(two);
    expect(await stepsOf(two)).toContain('rival');
  });

  it('are led from the front by a horse that was to lead', async () => {
    const leads = await game.sql(
      `select e.stable_id, min(e.style) as style from public.entries e
       where e.place = 1 and e.stable_id = any ($1) group by e.stable_id`,
      [owners.map(({ stableId }) => stableId)],
    );
    for (const owner of owners) {
      const led = leads.find(({ stable_id }) => stable_id === owner.stableId)?.style === 0;
      expect((await stepsOf(owner)).includes('front')).toBe(led);
    }
  });

  it('are bought and sold by what the ring tells', async () => {
    const [one] = owners;
    await game.sql(
      `insert into public.activities (stable_id, horse_id, type, at)
       values ($1, $2, 'horse_sold', now()), ($1, $2, 'auction_won', now() + interval '1 minute')`,
      [one.stableId, one.horseId],
    );
    expect(await stepsOf(one)).toEqual(expect.arrayContaining(['buy', 'sell']));
    await game.sql(`delete from public.activities where type in ('horse_sold', 'auction_won')`);
    expect(firstSteps).toEqual(expect.arrayContaining(await stepsOf(one)));
  });
});

describe('the goals of a season', () => {
  it('are offered by what the stable has, and one is open at a time', async () => {
    const [one] = owners;
    const offers = await seasonOf(one);
    expect(offers.map(({ goal }) => goal).toSorted()).toEqual(seasonGoals.toSorted());
    const [best] = await game.sql(
      'select max(rating) as rating from public.horses where stable_id = $1',
      [one.stableId],
    );
    expect(offers.find(({ goal }) => goal === 'rating')?.target).toBe(Number(best?.rating) + 6);
    await expectRefused(game, 'goal_not_offered', (requestId) =>
      chooseGoal(one.backend, { goal: 'cup' as 'class', requestId }),
    );
    const requestId = id();
    const target = await chooseGoal(one.backend, { goal: 'places', requestId });
    expect(await chooseGoal(one.backend, { goal: 'places', requestId })).toBe(target);
    expect(target).toBe(7);
    await expectRefused(game, 'goal_open', (other) =>
      chooseGoal(one.backend, { goal: 'class', requestId: other }),
    );
    expect(await seasonOf(one)).toMatchObject([{ goal: 'places', target: 7, progress: 0 }]);
  });

  it('go forward with each run, and are reached once, by the race that did it', async () => {
    const [one] = owners;
    await game.sql(`update private.goals set target = 2 where goal = 'places'`);
    await race(one);
    expect(await seasonOf(one)).toMatchObject([{ progress: 1, reachedAt: null }]);
    await expectRefused(game, 'goal_not_reached', (requestId) =>
      takeGoal(one.backend, { season: seasonAt(Date.now()), goal: 'places', requestId }),
    );
    const last = await race(one);
    const reached = (await seasonOf(one)).find(({ goal }) => goal === 'places');
    expect(reached).toMatchObject({ progress: 2, race: { id: last }, credits: 300 });
    await race(one);
    expect((await seasonOf(one)).find(({ goal }) => goal === 'places')).toEqual(reached);
    // The others are on offer again, and this one is not.
    expect((await seasonOf(one)).filter(({ chosenAt }) => chosenAt === null)).toHaveLength(2);
    await expectRefused(game, 'goal_not_offered', (requestId) =>
      chooseGoal(one.backend, { goal: 'places', requestId }),
    );
  });

  it('of a class and of a rating keep the best that was done', async () => {
    const [, two] = owners;
    await chooseGoal(two.backend, { goal: 'class', requestId: id() });
    await game.sql(`update private.goals set target = 6000 where goal = 'class'`);
    await race(owners[0]);
    expect(await seasonOf(two)).toMatchObject([{ goal: 'class', progress: 0 }]);
    const won = await race(two);
    expect((await seasonOf(two)).find(({ goal }) => goal === 'class')).toMatchObject({
      ...{ progress: 6_000, race: { id: won } },
    });
    await chooseGoal(two.backend, { goal: 'rating', requestId: id() });
    await race(owners[0]);
    const { progress } = (await seasonOf(two)).find(({ goal }) => goal === 'rating') ?? {};
    const [horse] = await game.sql('select rating from public.horses where id = $1', [two.horseId]);
    expect(progress).toBe(Number(horse?.rating));
  });
});

describe('the credits for what is reached', () => {
  const take = (requestId: string, goal: 'run' | 'win' | 'sell' = 'run') =>
    takeGoal(owners[0].backend, { season: FIRST_STEPS, goal, requestId });

  it('are given once, however often they are asked for, and no more than a week has', async () => {
    const [one] = owners;
    const credits = async () => {
      const [row] = await game.sql(
        `select balance from public.wallets where stable_id = $1 and kind = 'credits'`,
        [one.stableId],
      );
      return Number(row?.balance);
    };
    const before = await credits();
    const requestId = id();
    expect(await take(requestId)).toBe(goalCredits(FIRST_STEPS));
    expect(await take(requestId)).toBe(100);
    await expectRefused(game, 'goal_taken', (other) => take(other));
    expect(await credits()).toBe(before + 100);
    const season = seasonAt(Date.now());
    expect(await takeGoal(one.backend, { season, goal: 'places', requestId: id() })).toBe(
      goalCredits(season),
    );
    await take(id(), 'win');
    await expectRefused(game, 'weekly_goals_taken', (other) => take(other, 'sell'));
    expect(await credits()).toBe(before + 500);
  });

  it('are nobody else’s, and none of a visitor', async () => {
    const other = await game.player();
    await expectRefused(game, 'goal_not_reached', (requestId) =>
      takeGoal(other.backend, { season: FIRST_STEPS, goal: 'run', requestId }),
    );
    expect(await myGoals(other.backend)).toMatchObject({ steps: [] });
    await expect(myGoals(game.visitor())).rejects.toThrow();
    await expectRefused(game, 'not_signed_in', (requestId) =>
      takeGoal(game.visitor(), { season: FIRST_STEPS, goal: 'run', requestId }),
    );
    await expectRefused(game, 'not_signed_in', (requestId) =>
      chooseGoal(game.visitor(), { goal: 'class', requestId }),
    );
  });
});

it('the cabinet begins with the first place, and has the race behind each', async () => {
  const awards = await myAwards(owners[0].backend, { after: null, limit: 50 });
  const reached = awards.filter((award) => award.kind === 'objective');
  expect(reached.map(({ goal }) => goal).toSorted()).toEqual(
    expect.arrayContaining(['place', 'places', 'win']),
  );
  expect(reached.find(({ goal }) => goal === 'place')?.race.id).toBeTruthy();
});
