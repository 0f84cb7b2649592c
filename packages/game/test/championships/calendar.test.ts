import { describe, expect, it } from 'vitest';
import { championshipProgramme } from '../../src/championships/calendar.ts';
import { FINAL_LEAD, finalOf, opensAt } from '../../src/championships/dates.ts';
import { divisionRules, divisions } from '../../src/championships/divisions.ts';
import { qualifierPoints } from '../../src/championships/points.ts';
import { DAY, HOUR } from '../../src/season/durations.ts';
import { seasonAt, seasonSpan, seasonWeekAt } from '../../src/season/season.ts';

const season = championshipProgramme(seasonSpan(4));

describe('the calendar of the championships', () => {
  it('has forty qualifiers, three of them automatic, a final and a consolation a division', () => {
    for (const division of divisions) {
      const races = season.filter(({ championship }) => championship.division === division);
      const of = (kind: string) => races.filter(({ championship }) => championship.kind === kind);
      expect([of('qualifier').length, of('final').length, of('consolation').length]).toEqual([
        ...[40, 1, 1],
      ]);
      expect(races.filter(({ championship }) => championship.automatic)).toHaveLength(3);
    }
    expect(new Set(season.map(({ slot }) => slot)).size).toBe(season.length);
    expect(new Set(season.map(({ offAt }) => offAt)).size).toBe(season.length);
  });

  it('offers the points of the week, to horses that may run in the final', () => {
    for (const { championship, offAt, ...race } of season) {
      const week = seasonWeekAt(offAt);
      expect(championship.points).toEqual(qualifierPoints(week));
      expect(week <= 10).toBe(championship.kind === 'qualifier');
      const rules = divisionRules[championship.division];
      expect(race.suitableFor).toEqual(rules.suitableFor);
      expect(race.ageClass).toBe(rules.ageClass);
      expect(seasonAt(offAt)).toBe(championship.season);
    }
  });

  it('is the same wherever a span begins', () => {
    const from = season[7]?.offAt ?? 0;
    const span = championshipProgramme({ from, to: from + 8 * DAY });
    expect(span).toEqual(season.filter(({ offAt }) => offAt >= from && offAt < from + 8 * DAY));
  });

  it('draws each final once the last qualifier is run, and has one ahead in all of week 11', () => {
    const lastQualifier = season.findLast(({ championship }) => championship.kind === 'qualifier');
    for (const division of divisions) {
      const { drawnFrom, finalOffAt } = finalOf(4, division);
      expect(drawnFrom).toBeGreaterThan((lastQualifier?.offAt ?? 0) + HOUR);
      expect(finalOffAt - drawnFrom).toBe(FINAL_LEAD);
    }
    const sunday = seasonSpan(4).from + 10 * 7 * DAY + 6 * DAY;
    expect(season.filter(({ offAt }) => offAt > sunday + 20 * HOUR)).toHaveLength(2);
    const opened = season.map(opensAt);
    expect(opened.every((at, index) => at < (season[index]?.offAt ?? 0))).toBe(true);
  });
});
