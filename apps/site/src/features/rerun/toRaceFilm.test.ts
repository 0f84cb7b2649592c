import { describe, expect, test } from 'vitest';
import { finished } from '../../storybook/fixtures.ts';
import { runAgain } from './runAgain.ts';
import { ashfordCard, ashfordRunners } from './sampleRace.ts';
import { toRaceFilm } from './toRaceFilm.ts';

const runners = ashfordRunners;
const result = { race: finished, runners };
const again = runAgain(ashfordCard, [1, 2, 3, 4], { 'silver-comet': 'Silver Comet' });

describe('a race that is run again for its film', () => {
  test('is kept frame by frame until the last runner is past the post', () => {
    const last = again.positions.slice(-2 * runners.length);
    for (let i = 0; i < last.length; i += 2) expect(last[i]).toBeGreaterThanOrEqual(1600);
    expect(Object.keys(again.times).sort()).toEqual(again.horseIds.toSorted());
    expect(again.story.some(({ text }) => text.includes('Silver Comet'))).toBe(true);
  });

  test('has its field in the order of the draw, in its own coats and colours', () => {
    const film = toRaceFilm(result, again);
    expect(film.runners.map(({ horse, number }) => `${number} ${horse}`)).toEqual([
      '1 Silver Comet',
      '2 Iron Duchess',
      '3 Turf Legend',
    ]);
    expect(film.runners[0]).toMatchObject({
      coat: 'Grey',
      silks: { body: 'chevron' },
      timeMs: again.times['silver-comet'],
    });
    expect(film.course).toMatchObject({ track: 'Ashford Downs', wetness: 0.5 });
  });

  test('tells who is home how far it was beaten, as the result does', () => {
    const times = { 'silver-comet': 94_816, 'iron-duchess': 94_000, 'turf-legend': 94_676 };
    const film = toRaceFilm(result, { ...again, times });
    expect(film.runners.map(({ beaten }) => beaten)).toEqual(['5¼', '', '4¼']);
  });

  test('is lit by the hour at its track', () => {
    const at = (utcHour: number, trackId: 'ashford-downs' | 'saltmarsh-park') =>
      toRaceFilm(
        { race: { ...finished, trackId, offAt: Date.UTC(2026, 10, 21, utcHour) }, runners },
        again,
      ).course.timeOfDay;
    expect([3, 7, 12, 18, 22].map((hour) => at(hour, 'ashford-downs'))).toEqual([
      'night',
      'morning',
      'day',
      'evening',
      'night',
    ]);
    expect(at(22, 'saltmarsh-park')).toBe('morning');
  });

  test('says so if a horse of the card is not among the runners', () => {
    expect(() => toRaceFilm({ ...result, runners: runners.slice(1) }, again)).toThrow(RangeError);
  });
});
