import { raceWithEntries } from '@furlong/backend';
import {
  declareHorse,
  openRace,
  raceInputs,
  settleRace as settle,
  startRace as start,
  voidRace,
} from '@furlong/backend/service';
import { type Card, ENGINE, verifyRace } from '@furlong/game/engine';
import {
  DAY,
  EPOCH,
  energyAfterRace,
  energyAt,
  type Grade,
  HOUR,
  MINUTE,
  seasonAt,
  toBand,
  WEEK,
} from '@furlong/game/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeRace, inputOf } from '../src/raceday/closeRace.ts';
import { settleRace } from '../src/raceday/settleRace.ts';
import { startRace } from '../src/raceday/startRace.ts';
import { publishedRace } from './support/publishedRace.ts';
import { StewardFixture } from './support/stewardFixture.ts';

const fixture = new StewardFixture();

/** A week into the next season, in which a starter horse is three years old. */
const firstDay = EPOCH + (seasonAt(Date.now()) + 1) * 12 * WEEK + WEEK;

let horseId: string;

beforeAll(async () => {
  fixture.at = firstDay;
  await fixture.open();
});
afterAll(() => fixture.game.close());

beforeEach(async () => {
  ({ horseId } = await fixture.newOwner('Rule Yard'));
});

/** Freezes a race for three-year-olds in which the horse meets the house's, and returns its card. */
async function freeze(
  grade: Grade,
  offAt: number,
  { engine = ENGINE as string, closesAt = offAt - MINUTE } = {},
) {
  const { backend } = fixture.game;
  const seed = crypto.randomUUID().replaceAll('-', '').repeat(2);
  const race = {
    slot: crypto.randomUUID(),
    name: 'Rule Stakes',
    trackId: 'kingsmere',
    distance: 1200,
    surface: 'Turf',
    going: 0,
    grade,
    ageClass: '3yo',
    conditions: 'For three-year-olds.',
    suitableFor: ['Sprint', 'Mile'],
    purse: 6000,
    entryFee: 0,
    minRating: null,
    maxRating: 70,
    maxEntries: 12,
    noviceStablesOnly: false,
    claimPrice: null,
    championship: null,
    offAt,
  } as const;
  const raceId = await openRace(backend, {
    race,
    closesAt,
    seed,
    engine,
    terms: '{}',
    openingField: 0,
    at: firstDay,
  });
  if (raceId === null) throw new Error('The slot is taken.');
  await declareHorse(backend, { raceId, horseId, nonce: 'n', at: closesAt - 1 });
  const frozen = await closeRace(backend, {
    race: { ...race, raceId, engine },
    seed,
    at: closesAt,
    morningLineSimulations: 0,
  });
  if (frozen?.race.card == null) throw new Error('There was no field.');
  const card: Card = JSON.parse(frozen.race.card);
  const mine = card.runners.find((runner) => runner.horseId === horseId);
  if (mine === undefined) throw new Error('The horse is not on the card.');
  return { ...frozen, seed, card, mine };
}

/** Writes a result of a frozen race in which the horse is first or last, and rated as given. */
async function decide(
  { race }: Awaited<ReturnType<typeof freeze>>,
  { won, rating }: { won: boolean; rating: number },
) {
  const { backend } = fixture.game;
  const inputs = await raceInputs(backend, { raceId: race.id });
  const [winner] = won ? [horseId] : inputs.map((input) => input.horseId).filter(isNotMine);
  const finishesAt = race.offAt + 70_000;
  const off = { raceId: race.id, checksum: 'c', finishesAt, beaconSignature: null };
  await start(backend, { ...off, at: race.offAt });
  await settle(backend, {
    raceId: race.id,
    checksum: 'c',
    at: finishesAt,
    runners: inputs.map((input) => ({
      ...input,
      place: input.horseId === winner ? 1 : 2,
      timeMs: 70_000,
      prize: input.horseId === winner ? race.purse : 0,
      rating: input.horseId === horseId ? rating : input.rating,
    })),
  });
}

/** Starts a frozen race at its off, and settles it as it was run. */
async function run({ race, inputs, seed }: Awaited<ReturnType<typeof freeze>>) {
  const { backend } = fixture.game;
  const off = { race, inputs, seed, beaconSignature: null, at: race.offAt };
  const started = await startRace(backend, off);
  if (started.finishesAt === null) throw new Error('The race was started without an end.');
  await settleRace(backend, { race: started, inputs, at: started.finishesAt });
}

/** Voids a frozen race, so that its runners are free again. */
const callOff = ({ race }: Awaited<ReturnType<typeof freeze>>, at: number) =>
  voidRace(fixture.game.backend, {
    ...{ raceId: race.id, reason: 'could_not_be_run', beaconSignature: null, at },
  });

const isNotMine = (id: string) => id !== horseId;

async function ratingOfMine(): Promise<number> {
  const [row] = await fixture.game.rows('select rating from public.horses where id = $1', [
    horseId,
  ]);
  return Number(row?.rating);
}

describe('a race that was open during an upgrade', () => {
  it.each(['furlong-2', 'furlong-3'])(
    'is frozen, run and verified as %s, which it was opened with',
    async (engine) => {
      const { backend } = fixture.game;
      const frozen = await freeze('Class 5', firstDay + DAY, { engine });
      expect(frozen.card.engine).toBe(engine);
      await run(frozen);
      const { checks } = await verifyRace(await publishedRace(backend, frozen.race.id), null);
      const rerun = checks.filter(({ name }) => ['order', 'times', 'checksum'].includes(name));
      expect(rerun.map(({ passed }) => passed)).toEqual([true, true, true]);
    },
  );
});

describe('a penalty', () => {
  it('of five pounds in a Listed race is for the winner of a Grade 3 this season', async () => {
    const before = await freeze('Listed', firstDay + DAY);
    await callOff(before, firstDay);
    const graded = await freeze('Grade 3', firstDay + 2 * DAY);
    await decide(graded, { won: true, rating: 55 });
    const after = await freeze('Listed', firstDay + 3 * DAY);
    expect(after.mine.weight).toBe(before.mine.weight + 5);

    // The weight is on the card, so that the race can be run again by anybody.
    await run(after);
    const { runners } = await raceWithEntries(fixture.game.backend, { raceId: after.race.id });
    expect(runners.find((runner) => runner.horseId === horseId)?.weight).toBe(after.mine.weight);
    expect(await fixture.game.violations()).toEqual([]);
  });
});

describe('the handicapper', () => {
  /** What the rating changes by in a race that the horse has no chance of winning. */
  async function beaten(offAt: number): Promise<number> {
    await fixture.game.rows(
      `update private.talents set speed = 0, acceleration = 0, stamina = 0, agility = 0,
         balance = 0, heart = 0 where horse_id = $1`,
      [horseId],
    );
    const before = await ratingOfMine();
    const frozen = await freeze('Class 6', offAt);
    await run(frozen);
    return (await ratingOfMine()) - before;
  }

  it('takes no more from a horse that has lost 24 pounds in three weeks, until they are over', async () => {
    await decide(await freeze('Class 6', firstDay + DAY), { won: false, rating: 70 });
    await decide(await freeze('Class 6', firstDay + 8 * DAY), { won: false, rating: 58 });
    await decide(await freeze('Class 6', firstDay + 15 * DAY), { won: false, rating: 46 });
    expect(await beaten(firstDay + 21 * DAY)).toBe(0);
    // Two pounds or four, by whether one or another house horse is behind it.
    expect(await beaten(firstDay + 37 * DAY)).toBeLessThan(0);
  });
});

describe('a horse that rests', () => {
  it('runs as fit as it is at the off, however long before the entries closed', async () => {
    const offAt = firstDay + 2 * DAY;
    await fixture.game.rows(
      'update public.horses set condition = 70, energy = 40, condition_at = $2 where id = $1',
      [horseId, new Date(offAt - DAY)],
    );
    const late = await freeze('Listed', offAt);
    await callOff(late, offAt);
    const early = await freeze('Listed', offAt, { closesAt: offAt - 18 * HOUR });
    expect(early.mine.speed).toBe(late.mine.speed);

    await run(early);
    const { talents } = inputOf(early.inputs, horseId);
    const atTheOff = energyAt(40, offAt - DAY, offAt, toBand(talents.recovery));
    expect(
      await fixture.game.rows('select energy from public.horses where id = $1', [horseId]),
    ).toEqual([{ energy: energyAfterRace(atTheOff, early.race.distance) }]);
  });
});

describe('an overreached horse', () => {
  it('is three thousandths slower, until it has rested', async () => {
    const offAt = firstDay + DAY;
    const speed = async (overreached: boolean, idleSince: number) => {
      await fixture.game.rows(
        'update public.horses set overreached = $2, condition_at = $3 where id = $1',
        [horseId, overreached, new Date(idleSince)],
      );
      // In a handicap its weight would follow from whom it meets.
      const frozen = await freeze('Listed', offAt);
      await callOff(frozen, offAt);
      return frozen.mine.speed;
    };
    const fresh = await speed(false, offAt - DAY);
    expect(await speed(true, offAt - DAY)).toBe(fresh - 3000);
    expect(await speed(true, offAt - 2 * DAY)).toBe(await speed(false, offAt - 2 * DAY));
  });
});
