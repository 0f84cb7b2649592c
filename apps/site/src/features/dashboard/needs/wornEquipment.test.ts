import { HOUR } from '@furlong/game/rules';
import { describe, expect, test } from 'vitest';
import { entered, facts, now, ready } from './testFacts.ts';
import { toNeeds } from './toNeeds.ts';

describe('equipment', () => {
  const bare = { horseId: ready.id, slot: 'boots', item: 'Gel Boots', spare: false } as const;
  const told = (changes: Parameters<typeof facts>[0]) =>
    toNeeds(facts({ horses: [ready], ...changes })).find(({ about }) => about === 'equipment');

  test('that is worn out is bought, or put on where another lies in the store', () => {
    const overview = { trained: [], bare: [bare] };
    expect(told({ overview })).toMatchObject({
      text: 'Silver Comet has worn out its Gel Boots, and wears nothing in its place.',
      action: 'Buy Another',
      href: '/stable/buy-equipment?tab=boots',
    });
    expect(told({ overview: { trained: [], bare: [{ ...bare, spare: true }] } })).toMatchObject({
      action: 'Put Another On',
      href: `/stable/apply-equipment?horse=${ready.id}&slot=boots`,
    });
  });

  test('is urgent while entries for the horse’s race are open', () => {
    const overview = { trained: [], bare: [bare] };
    const entries = [entered(ready, { closesAt: now + HOUR, offAt: now + 2 * HOUR })];
    expect(told({ overview, entries })?.until).toBe(now + HOUR);
    expect(told({ overview })?.until).toBeNull();
    expect(told({ overview, entries, now: now + HOUR })?.until).toBeNull();
  });

  test('that was put on since, or of a horse that is gone, is not told', () => {
    const overview = { trained: [], bare: [bare] };
    const boots = [{ slot: 'boots', item: 'Gel Boots', effect: '', runsLeft: null }] as const;
    expect(told({ overview, horses: [{ ...ready, equipment: boots }] })).toBeUndefined();
    expect(told({ overview, horses: [] })).toBeUndefined();
  });

  test('with two runs left or one is told beforehand', () => {
    const lasts = (runsLeft: number | null) =>
      told({
        horses: [
          { ...ready, equipment: [{ slot: 'bridle', item: 'Ring Bridle', effect: '', runsLeft }] },
        ],
      });
    expect(lasts(2)?.text).toBe('Silver Comet has 2 runs left in its Ring Bridle.');
    expect(lasts(1)).toMatchObject({
      text: 'Silver Comet has 1 run left in its Ring Bridle.',
      action: 'Buy Another',
      href: '/stable/buy-equipment?tab=bridles',
    });
    expect(lasts(3)).toBeUndefined();
    expect(lasts(null)).toBeUndefined();
  });
});
