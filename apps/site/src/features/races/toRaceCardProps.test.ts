import { describe, expect, test } from 'vitest';
import { race } from '../../storybook/fixtures.ts';
import { raceMoments, takesEntries, toRaceCardProps, toRaceState } from './toRaceCardProps.ts';

const early = race.closesAt - 300_000;

describe('the badge of a race', () => {
  test('follows it from its opening to its result', () => {
    expect(toRaceState(race, early)).toBe('open');
    expect(toRaceState(race, race.closesAt - 45_000)).toBe('closingSoon');
    expect(toRaceState({ ...race, status: 'closed' }, race.offAt - 15_000)).toBe('startingSoon');
    expect(toRaceState({ ...race, status: 'closed' }, race.offAt)).toBe('inProgress');
    expect(toRaceState({ ...race, status: 'finished' }, race.offAt)).toBe('finished');
    expect(toRaceState({ ...race, status: 'void' }, early)).toBe('void');
  });

  test('says when it is full, and to its owner that a horse is in it', () => {
    const full = { ...race, entriesCount: 12 };
    expect(toRaceState(full, early)).toBe('full');
    expect(toRaceState(full, early, true)).toBe('entered');
  });

  test('is closed to the millisecond, whether or not the server has closed it yet', () => {
    const late = { ...race, offAt: race.closesAt + 120_000 };
    expect(takesEntries(race, race.closesAt - 1)).toBe(true);
    expect(takesEntries(race, race.closesAt)).toBe(false);
    expect(toRaceState(late, race.closesAt)).toBe('closed');
  });
});

describe('a race changes by itself only at its moments', () => {
  const shown = (now: number) =>
    JSON.stringify([toRaceCardProps(race, { now }), takesEntries(race, now)]);
  const moments = raceMoments(race).toSorted((a, b) => a - b);

  test.each(moments)('at %d, and not before', (moment) => {
    const later = moments.find((each) => each > moment) ?? moment + 60_000;
    expect(shown(later - 1)).toBe(shown(moment));
    expect(shown(moment)).not.toBe(shown(moment - 1));
  });

  test('and not in the days before the first', () => {
    expect(shown(race.offAt - 8 * 86_400_000)).toBe(shown((moments[0] ?? 0) - 1));
  });
});

describe('the card of a race', () => {
  test('tells it in words and figures', () => {
    expect(toRaceCardProps(race, { now: early })).toMatchObject({
      name: 'Ashford Stakes',
      track: 'Ashford Downs',
      prize: '$50,000',
      entryFee: '$1,200',
      distance: { metres: 1600, furlongs: '1m' },
      going: { description: 'Good', value: 0 },
    });
  });

  test('says of suitability nothing before a horse is chosen', () => {
    expect(toRaceCardProps(race, { now: early })).not.toHaveProperty('suitability');
    expect(toRaceCardProps(race, { now: early, specialty: 'Mile' }).suitability).toBe('suitable');
    expect(toRaceCardProps(race, { now: early, specialty: 'Sprint' }).suitability).toBe(
      'unsuitable',
    );
  });

  test('calls a race without a fee free', () => {
    expect(toRaceCardProps({ ...race, entryFee: 0 }, { now: early }).entryFee).toBe('Free');
  });
});
