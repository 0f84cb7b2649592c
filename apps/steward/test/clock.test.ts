import { declareHorse } from '@furlong/backend/service';
import { HOUR, MINUTE } from '@furlong/game/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSteward, type Steward } from '../src/index.ts';
import { StewardFixture } from './support/stewardFixture.ts';

const fixture = new StewardFixture();
const right = fixture.at;
let steward: Steward;

beforeAll(async () => {
  await fixture.open();
  steward = newSteward('misled');
});

function newSteward(name: string) {
  const { backend } = fixture.game;
  const now = async () => fixture.at;
  return createSteward({
    backend,
    name,
    now,
    everyMinutes: 10,
    horizonMinutes: 60,
    morningLineSimulations: 0,
  });
}

afterAll(() => fixture.game.close());

async function roundAt(at: number) {
  fixture.at = at;
  steward.start();
  // Stopping waits for the current round, which is the first.
  await steward.stop();
}

/** Of the programme: those of championships are opened longer before their off. */
const races = (until: number) =>
  fixture.game.rows(
    `select id, status, extract(epoch from off_at)::float8 * 1000 as off_at, entries_count as entries
     from public.races where off_at > $1 and off_at <= $2 and championship is null order by off_at`,
    [new Date(fixture.at), new Date(until)],
  );

describe('a clock that was set forward three hours and back', () => {
  it('leaves the coming hour full of races, which are run when they are due', async () => {
    await roundAt(right);
    await roundAt(right + 3 * HOUR);
    await roundAt(right);
    const open = (await races(right + HOUR)).filter(({ status }) => status === 'open');
    expect(open.length).toBeGreaterThanOrEqual(5);
    for (const { entries } of open) expect(Number(entries)).toBeGreaterThanOrEqual(4);
    const soonest = Number(open[0]?.off_at);
    expect(soonest - right).toBeLessThanOrEqual(12 * MINUTE);

    for (const step of [soonest - MINUTE, soonest, soonest + 4 * MINUTE]) await roundAt(step);
    const [run] = await fixture.game.rows(
      `select count(*) filter (where status = 'finished')::int as finished,
         count(*) filter (where settled_at is null)::int as left
       from public.races where off_at = $1`,
      [new Date(soonest)],
    );
    // The one that was run early, and the one in its place.
    expect(run).toEqual({ finished: 2, left: 0 });
  });

  it('calls off what was opened too early, unless a player has entered', async () => {
    await roundAt(right + 6 * HOUR);
    const { horseId } = await fixture.newOwner('Long Meadow');
    const race = await fixture.nextNoviceRace();
    const nonce = crypto.randomUUID();
    const { backend } = fixture.game;
    await declareHorse(backend, { raceId: race.id, horseId, nonce, at: fixture.at });
    await roundAt(right + 3 * HOUR);
    const early = (await races(right + 7 * HOUR)).filter(
      ({ off_at }) => Number(off_at) > right + 6 * HOUR,
    );
    expect(early.length).toBeGreaterThanOrEqual(5);
    for (const { id, status } of early) expect(status).toBe(id === race.id ? 'open' : 'void');
    expect(await fixture.game.violations()).toEqual([]);
  });

  it('calls them off too when the steward is started anew in between', async () => {
    await roundAt(right + 12 * HOUR);
    steward = newSteward('restarted');
    await roundAt(right + 9 * HOUR);
    const early = (await races(right + 13 * HOUR)).filter(
      ({ off_at }) => Number(off_at) > right + 12 * HOUR,
    );
    expect(early.length).toBeGreaterThanOrEqual(5);
    for (const { status } of early) expect(status).toBe('void');
  });
});
