import { DAY } from '@furlong/game/rules';
import { describe, expect, test, vi } from 'vitest';
import { sayWhen } from '../../shared/format/time.ts';
import { horse, race, stable } from '../../storybook/fixtures.ts';
import { adviceFor, type EntryOutlook, toEntryProgress } from './entryProgress.ts';
import { foreseenFor, type StableState } from './entryRefusals.ts';

// What auth draws is drawn with ui, whose styles need a bundler.
vi.mock('../auth/index.ts', () => ({ useSession: vi.fn() }));

const own = { ...horse, equipment: [] };
const now = race.closesAt - 300_000;
const stableState: StableState = {
  stable,
  wallets: { credits: 25_000, wallet: 0, prizesTo: 'wallet' },
  entries: [],
};

describe('the confirmation', () => {
  const both = { horseId: own.id, target: race.id };
  const raceHref = '/races/ashford-stakes';
  const outlook: EntryOutlook = {
    foreseen: null,
    paid: true,
    balloted: false,
    raceHref,
    seedHash: 'promised',
  };

  test('cannot be pressed for an unsuitable horse or with too few credits', () => {
    const chosen = { step: 'chosen', ...both } as const;
    const progressFor = (over: Partial<typeof race>) => {
      const foreseen = foreseenFor(own, { ...race, ...over }, stableState, now);
      return toEntryProgress(chosen, { ...outlook, foreseen });
    };
    expect(progressFor({})).toEqual({ state: 'ready' });
    expect(progressFor({ suitableFor: ['Sprint'] })).toEqual({
      state: 'barred',
      refusal: 'This horse is not suitable for this race type',
    });
    expect(progressFor({ entryFee: 25_001 })).toEqual({
      state: 'barred',
      refusal: 'Your stable has too few credits for this.',
    });
  });

  test('advises against a horse that will be low on energy, and bars one that is spent', () => {
    const tired = { ...own, energy: 60 };
    expect(adviceFor(tired, race, now).advice).toEqual(
      expect.stringMatching(
        /^It would run tired, with 60% of its energy: it is rested \w+ \d\d:\d\d\.$/,
      ),
    );
    expect(foreseenFor(tired, race, stableState, now)).toBeNull();
    // 30 % of an average horse is 50 % after 7 hours and 19 minutes.
    const spent = { ...own, energy: 30 };
    const hour = sayWhen(own.conditionAt + 439 * 60_000, now);
    expect(foreseenFor(spent, race, stableState, now)).toContain(
      `It may run tired from ${hour}, and is rested `,
    );
  });

  test('advises against a horse that ran yesterday, or not for a month', () => {
    const ranDaysBefore = (days: number) => ({ ...own, lastRunAt: race.offAt - days * DAY });
    expect(adviceFor(own, race, now)).toEqual({});
    expect(adviceFor(ranDaysBefore(1), race, now).advice).toContain('about a length');
    expect(adviceFor(ranDaysBefore(5), race, now)).toEqual({});
    expect(adviceFor(ranDaysBefore(31), race, now).advice).toContain('half a length');
  });

  test('tells of the ballot before a fee is paid for it', () => {
    const crowd = { ...race, entriesCount: 14, houseCount: 3 };
    expect(adviceFor(own, crowd, now)).toEqual({});
    expect(adviceFor(own, { ...crowd, entriesCount: 15 }, now).advice).toBe(
      'With this entry 13 are entered and 12 run: a ballot decides when entries close. If it leaves the horse out, the fee comes back and the horse is free.',
    );
    expect(adviceFor(own, { ...crowd, entriesCount: 15, entryFee: 0 }, now).advice).toContain(
      'leaves the horse out, the horse is free.',
    );
  });

  test('gives every other reason in the game’s words', () => {
    expect(toEntryProgress({ step: 'refused', ...both, code: 'race_full' }, outlook)).toEqual({
      state: 'refused',
      refusal: 'This race is full: twice as many are entered as can run. Choose another race.',
    });
  });

  test('tells a player whose answer was lost that confirming again is safe', () => {
    const lost = { step: 'unanswered', ...both, requestId: 'r1' } as const;
    expect(toEntryProgress(lost, outlook)).toEqual({
      state: 'refused',
      refusal: expect.stringContaining('only ever entered once'),
    });
  });

  test('carries the advice while it can be taken, and leads to the race once it is done', () => {
    const advised = { ...outlook, advice: 'It ran yesterday.' };
    expect(toEntryProgress({ step: 'chosen', ...both }, advised)).toEqual({
      state: 'ready',
      advice: 'It ran yesterday.',
    });
    expect(toEntryProgress({ step: 'sending', ...both, requestId: 'r1' }, advised)).toEqual({
      state: 'busy',
      advice: 'It ran yesterday.',
    });
    expect(toEntryProgress({ step: 'done', ...both }, advised)).toEqual({
      state: 'done',
      paid: true,
      balloted: false,
      raceHref,
      seedHash: 'promised',
    });
  });
});
