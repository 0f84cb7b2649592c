import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookedBy, bookJockeys, drawJockeys, type Mount } from '../../src/jockeys/bookJockeys.ts';
import { jockeys } from '../../src/jockeys/jockeys.ts';

const licence = fc.option(fc.integer({ min: 1, max: 40 }));
/** Few moments and few jockeys, so that many ask for the same one at once. */
const contested = fc.option(fc.integer({ min: 1, max: 6 }));

const field = fc
  .array(
    fc.record({
      enteredAt: fc.integer({ min: 0, max: 5 }),
      asked: fc.oneof(licence, contested),
      lastRider: fc.oneof(licence, contested),
    }),
    { minLength: 1, maxLength: 24 },
  )
  .map((mounts) => mounts.map((mount, at): Mount => ({ ...mount, horseId: `horse ${at}` })));

const licencesOf = (raceId: string, mounts: readonly Mount[]) =>
  bookJockeys(raceId, mounts).map((jockey) => jockey.licence);

const mount = (horseId: string, change: Partial<Mount> = {}): Mount => ({
  ...{ horseId, enteredAt: 0, asked: null, lastRider: null },
  ...change,
});

describe('the jockeys of a race', () => {
  it('are one a runner, and nobody twice', () => {
    fc.assert(
      fc.property(fc.string(), field, (raceId, mounts) => {
        const booked = licencesOf(raceId, mounts);
        expect(booked).toHaveLength(mounts.length);
        expect(new Set(booked).size).toBe(mounts.length);
        expect(booked.every((one) => jockeys.some((jockey) => jockey.licence === one))).toBe(true);
      }),
    );
  });

  it('follow from what was entered, in whatever order that is told', () => {
    fc.assert(
      fc.property(fc.string(), field, (raceId, mounts) => {
        const asking = mounts.filter(
          ({ asked, lastRider }) => asked !== null || lastRider !== null,
        );
        const by = (told: readonly Mount[]) =>
          new Map(licencesOf(raceId, told).map((jockey, at) => [told[at]?.horseId, jockey]));
        const booked = by(asking);
        const again = by(asking.toReversed());
        for (const { horseId, asked, lastRider } of asking) {
          const jockey = booked.get(horseId) ?? 0;
          if (bookedBy(jockey, { asked, lastRider }) === 'lot') continue;
          expect(again.get(horseId)).toBe(jockey);
        }
      }),
    );
  });

  it('ride, when asked for, for one who asked: for the horse they rode last, else the first to ask', () => {
    fc.assert(
      fc.property(fc.string(), field, (raceId, mounts) => {
        const booked = licencesOf(raceId, mounts);
        for (const [at, { asked, horseId, enteredAt }] of mounts.entries()) {
          if (asked === null || booked[at] === asked) continue;
          const rival = mounts[booked.indexOf(asked)];
          const own = mounts[at]?.lastRider === asked;
          expect(rival?.asked).toBe(asked);
          expect(rival?.lastRider === asked || !own).toBe(true);
          if ((rival?.lastRider === asked) === own) {
            const [theirs, ours] = [rival?.enteredAt ?? 0, enteredAt];
            expect(theirs < ours || (theirs === ours && (rival?.horseId ?? '') < horseId)).toBe(
              true,
            );
          }
        }
      }),
    );
  });

  it('keep the horse they rode last, unless the horse or they were asked elsewhere', () => {
    fc.assert(
      fc.property(fc.string(), field, (raceId, mounts) => {
        const booked = licencesOf(raceId, mounts);
        for (const [at, { asked, lastRider, enteredAt }] of mounts.entries()) {
          if (lastRider === null || booked[at] === lastRider || booked[at] === asked) continue;
          const rival = mounts[booked.indexOf(lastRider)];
          const first = rival?.lastRider === lastRider && rival.enteredAt <= enteredAt;
          expect(rival?.asked === lastRider || first).toBe(true);
        }
      }),
    );
  });

  it('are drawn by lot where nobody asks and none has run', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (raceId, runners) => {
        const mounts = Array.from({ length: runners }, (_, at) => mount(`horse ${at}`));
        expect(bookJockeys(raceId, mounts)).toEqual(drawJockeys(raceId, runners));
      }),
    );
  });

  it('are told why: asked for, though he rode it last as well', () => {
    expect(bookedBy(7, { asked: 7, lastRider: 7 })).toBe('asked');
    expect(bookedBy(7, { asked: 8, lastRider: 7 })).toBe('rode_last');
    expect(bookedBy(7, { asked: 8, lastRider: null })).toBe('lot');
  });

  it('go to the horse that knows them before one that was entered earlier', () => {
    const early = mount('early', { asked: 4 });
    const own = mount('own', { asked: 4, lastRider: 4, enteredAt: 1 });
    expect(licencesOf('race', [early, own])[1]).toBe(4);
    expect(licencesOf('race', [early, { ...own, lastRider: null }])[0]).toBe(4);
  });
});
