import { MINUTE } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse, runner, running } from '../../storybook/fixtures.ts';
import { toNeeds } from './toNeeds.ts';

const now = running.offAt - 4 * MINUTE;
const ready = { ...horse, equipment: [], energy: 100, conditionAt: now };
const { stable: _stable, ...entered } = runner(1, 0, 'Silver Comet');
const entry = { ...entered, race: running };

test('a race is worth a word from a quarter of an hour before its off until it is over', () => {
  const said = (at: number) => toNeeds([], [entry], at)[0]?.text;
  expect(said(running.offAt - 15 * MINUTE - 1)).toBeUndefined();
  expect(said(running.offAt - 15 * MINUTE)).toMatch(/in 15 minutes/);
  expect(said(now)).toBe(`Silver Comet runs in the ${running.name} in 4 minutes.`);
  expect(said(running.offAt)).toBe(`Silver Comet is running in the ${running.name}.`);
  expect(said(running.finishesAt)).toBeUndefined();
});

test('horses of one race are told in one sentence', () => {
  const other = { ...entry, id: 'second', horseId: 'second', horse: { name: 'Iron Duchess' } };
  const said = toNeeds([], [entry, other], now).map(({ text }) => text);
  expect(said).toEqual([`Silver Comet and Iron Duchess run in the ${running.name} in 4 minutes.`]);
});

test('one horse that is ready is named, several are counted', () => {
  expect(toNeeds([ready], [], now)).toEqual([
    {
      id: 'ready',
      text: 'Silver Comet is ready to run and is not entered.',
      action: 'Enter Race',
      href: `/stable/enter-race?horse=${ready.id}`,
    },
  ]);
  expect(toNeeds([ready, { ...ready, id: 'second' }], [], now)[0]).toMatchObject({
    text: '2 horses are ready to run and are not entered.',
    href: '/stable/enter-race',
  });
});

test('a horse that is entered, rests or is at work needs nothing', () => {
  const rests = { ...ready, id: 'rests', energy: 0 };
  const far = { ...entry, horseId: ready.id, race: { ...running, offAt: now + 60 * MINUTE } };
  const atWork = { ...ready, id: 'at work', atWork: { until: now + 1, energy: 90 } };
  expect(toNeeds([ready, rests, atWork], [far], now)).toEqual([]);
});
