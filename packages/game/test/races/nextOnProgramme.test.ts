import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specialties } from '../../src/horses/specialty.ts';
import { suits } from '../../src/races/entry.ts';
import { nextOnProgramme } from '../../src/races/nextOnProgramme.ts';
import { programme } from '../../src/races/programme.ts';
import { DAY, MINUTE } from '../../src/season/durations.ts';
import { seasonAt } from '../../src/season/season.ts';

const NOW = Date.UTC(2026, 10, 26, 4, 17);
const season = seasonAt(NOW);
const newStable = { createdAt: NOW };

const spans = fc.record({
  from: fc.integer({ min: NOW, max: NOW + 20 * DAY }),
  everyMinutes: fc.constantFrom(2, 7, 30, 80),
});
const horses = fc.record({
  specialty: fc.constantFrom(...specialties),
  sex: fc.constantFrom('male', 'female'),
  rating: fc.integer({ min: 0, max: 140 }),
  birthSeason: fc.constantFrom(season - 2, season - 3, season - 4, season - 7),
  wins: fc.constantFrom(0, 3),
});

describe('the next race on the programme for a horse', () => {
  it('takes it, and none before it would', () => {
    fc.assert(
      fc.property(horses, spans, (horse, { from, everyMinutes }) => {
        const race = nextOnProgramme(horse, newStable, { from, everyMinutes });
        expect(race).toBeDefined();
        if (!race) return;
        expect(suits(race, horse, newStable, race.offAt)).toBe(true);
        const before = programme({
          from,
          to: Math.min(race.offAt, from + 1_000 * everyMinutes * MINUTE),
          everyMinutes,
          seed: null,
        });
        expect(before.filter((each) => suits(each, horse, newStable, each.offAt))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('of a two-year-old over its distances is the next season’s, when it is three', () => {
    const horse = {
      sex: 'male',
      specialty: 'Long Distance',
      rating: 50,
      birthSeason: season - 2,
      wins: 0,
    } as const;
    const race = nextOnProgramme(horse, newStable, { from: NOW, everyMinutes: 80 });
    expect(race && seasonAt(race.offAt)).toBe(season + 1);
  });

  it('of a two-year-old of a stable that is not new is the next season’s too', () => {
    const horse = {
      sex: 'male',
      specialty: 'Sprint',
      rating: 50,
      birthSeason: season - 2,
      wins: 0,
    } as const;
    const span = { from: NOW, everyMinutes: 80 };
    const soon = nextOnProgramme(horse, newStable, span);
    expect(soon && soon.offAt - NOW).toBeLessThan(DAY);
    const old = nextOnProgramme(horse, { createdAt: NOW - 29 * DAY }, span);
    expect(old && seasonAt(old.offAt)).toBe(season + 1);
  });
});
