import { describe, expect, test } from 'vitest';
import { horse, race, runner, running, stable } from '../../storybook/fixtures.ts';
import { raceMoments, takesEntries, toRaceCardProps, toRaceState } from './toRaceCardProps.ts';

const early = race.closesAt - 300_000;
const view = { now: early, candidate: null, entries: [] };

describe('the badge of a race', () => {
  test('follows it from its opening to its result', () => {
    expect(toRaceState(race, early, false)).toBe('open');
    expect(toRaceState(race, race.closesAt - 45_000, false)).toBe('closingSoon');
    expect(toRaceState({ ...race, status: 'closed' }, race.offAt - 15_000, false)).toBe(
      'startingSoon',
    );
    expect(toRaceState({ ...race, status: 'closed' }, race.offAt, false)).toBe('inProgress');
    expect(toRaceState(running, running.offAt, false)).toBe('inProgress');
    expect(toRaceState(running, running.finishesAt, false)).toBe('inProgress');
    expect(toRaceState({ ...race, status: 'finished' }, race.offAt, false)).toBe('finished');
    expect(toRaceState({ ...race, status: 'void' }, early, false)).toBe('void');
  });

  test('follows the server’s clock, whatever was fetched when', () => {
    // Started by a clock that was ahead.
    expect(toRaceState(running, running.offAt - 1, false)).toBe('startingSoon');
    expect(toRaceState(race, race.offAt, true)).toBe('inProgress');
  });

  test('says when it is full, and to its owner that a horse is in it', () => {
    const full = { ...race, entriesCount: 24 };
    expect(toRaceState(full, early, false)).toBe('full');
    expect(toRaceState(full, early, true)).toBe('entered');
    expect(toRaceState({ ...race, entriesCount: 12 }, early, false)).toBe('open');
    expect(toRaceState({ ...race, entriesCount: 13 }, early, false)).toBe('ballot');
    expect(takesEntries({ ...race, entriesCount: 23 }, early)).toBe(true);
    expect(takesEntries(full, early)).toBe(false);
    expect(takesEntries({ ...race, ballotedAt: early }, early)).toBe(false);
  });

  test('does not say that a race starts while it still takes entries', () => {
    const lastEntry = race.closesAt - 1;
    expect(race.offAt - lastEntry).toBeLessThan(60_000);
    expect(toRaceState(race, lastEntry, false)).toBe('closingSoon');
    expect(toRaceState(race, race.closesAt, false)).toBe('startingSoon');
  });

  test('is closed to the millisecond, whether or not the server has closed it yet', () => {
    const late = { ...race, offAt: race.closesAt + 120_000 };
    expect(takesEntries(race, race.closesAt - 1)).toBe(true);
    expect(takesEntries(race, race.closesAt)).toBe(false);
    expect(toRaceState(late, race.closesAt, false)).toBe('closed');
  });
});

describe('a race changes by itself only at its moments', () => {
  const shown = (now: number) =>
    JSON.stringify([toRaceCardProps(race, { ...view, now }), takesEntries(race, now)]);
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
    expect(toRaceCardProps(race, view)).toMatchObject({
      name: 'Ashford Stakes',
      track: 'Ashford Downs',
      prize: '$50,000',
      entryFee: '$1,200',
      distance: { metres: 1600, furlongs: '1m' },
      going: { description: 'Good', value: 0 },
    });
  });

  test('says of suitability nothing before a horse is chosen, and then what keeps it out', () => {
    expect(toRaceCardProps(race, view)).not.toHaveProperty('suitability');
    const marked = (over: Partial<typeof race>, specialty: typeof horse.specialty = 'Mile') => {
      const candidate = { horse: { ...horse, specialty }, stable };
      return toRaceCardProps({ ...race, ...over }, { ...view, candidate }).suitability;
    };
    expect(marked({})).toBe('suitable');
    expect(marked({}, 'Sprint')).toEqual({ unsuitable: 'For Mile horses only.' });
    expect(marked({ ageClass: '2yo' })).toEqual({ unsuitable: 'For two-year-olds only.' });
    expect(marked({ maxRating: 80 })).toEqual({ unsuitable: 'For horses rated 80 or less only.' });
    expect(marked({ grade: 'Maiden', suitableFor: ['Sprint', 'Mile'] }, 'Long Distance')).toEqual({
      unsuitable: 'For Sprint and Mile horses only; horses without a win only.',
    });
    const month = race.closesAt + 40 * 86_400_000;
    const late = { ...view, now: month, candidate: { horse, stable } };
    expect(toRaceCardProps({ ...race, noviceStablesOnly: true }, late).suitability).toEqual({
      unsuitable: 'For stables in their first four weeks only.',
    });
  });

  test('says of a horse that is entered in which race, and promises it no other before that', () => {
    const { stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');
    const entries = [{ ...entry, horseId: horse.id, race, raceId: race.id }];
    const marked = (over: Partial<typeof race>, now = view.now) =>
      toRaceCardProps({ ...race, ...over }, { now, candidate: { horse, stable }, entries });
    const own = marked({});
    expect(own).not.toHaveProperty('suitability');
    expect(own.status).toBe('entered');
    expect(marked({ id: 'other' }).suitability).toEqual({
      engaged: expect.stringMatching(
        /^Silver Comet runs in the Ashford Stakes, \S+ \d\d:\d\d, and can be entered again after it\.$/,
      ),
    });
    expect(marked({ id: 'other' }, race.offAt).suitability).toEqual({
      engaged: 'Silver Comet is in the Ashford Stakes, and can be entered again after it.',
    });
    expect(marked({ id: 'other', suitableFor: ['Sprint'] }).suitability).toEqual({
      unsuitable: 'For Sprint horses only.',
    });
  });

  test('names the player’s horses that are entered', () => {
    const { stable: _stable, ...entry } = runner(1, 0, 'Silver Comet');
    const entries = [
      { ...entry, race },
      { ...entry, race, raceId: 'another', id: 'another' },
    ];
    expect(toRaceCardProps(race, { ...view, entries })).toMatchObject({
      status: 'entered',
      entered: ['Silver Comet'],
    });
    expect(toRaceCardProps({ ...race, id: 'third' }, { ...view, entries }).entered).toEqual([]);
  });

  test('calls a race without a fee free', () => {
    expect(toRaceCardProps({ ...race, entryFee: 0 }, view).entryFee).toBe('Free');
  });
});
