import type { OwnedPiece, TackedHorse } from '@furlong/backend';
import { noBonuses } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse, race } from '../../storybook/fixtures.ts';
import { piece } from '../../storybook/shop.ts';
import { isOnCard, toEffects, toSlotItems, toSlots } from './toSlots.ts';

const comet: TackedHorse = { ...horse, race: null };
const duchess: TackedHorse = { ...horse, id: 'iron-duchess', name: 'Iron Duchess', race };
const before = race.closesAt - 1;

const itemsOf = (pieces: OwnedPiece[], horses = [comet, duchess], now = before) =>
  toSlotItems({ horses, pieces }, horses[0] ?? comet, 'horseshoes', now);

test('a slot lists what the horse wears, what is free, what others wear, and what is worn out', () => {
  const items = itemsOf([
    piece('Steel Plates', { id: 'out', runsLeft: 0, wornOutBy: duchess.id }),
    piece('Featherlight Plates', { id: 'hers', horseId: duchess.id }),
    piece('Steel Plates', { id: 'free' }),
    piece('Aluminium Plates', { id: 'better' }),
    piece('Basic Horseshoes', { id: 'worn', horseId: comet.id }),
    piece('Club Saddle', { id: 'saddle' }),
  ]);
  expect(items.map(({ itemId }) => itemId)).toEqual(['worn', 'better', 'free', 'hers', 'out']);
  expect(items.map(({ equipped }) => equipped)).toEqual([true, false, false, false, false]);
  expect(items[3]).toMatchObject({ note: 'Worn by Iron Duchess: it will be moved' });
  expect(items[4]).toMatchObject({
    wear: 'Worn out by Iron Duchess',
    effect: 'No bonus',
    replaceHref: '/stable/buy-equipment?search=Steel+Plates',
  });
});

test('free pieces that are alike are one, and those that are worn otherwise are not', () => {
  const items = itemsOf([
    piece('Steel Plates', { id: 'a' }),
    piece('Steel Plates', { id: 'b' }),
    piece('Steel Plates', { id: 'c', runsLeft: 1 }),
  ]);
  expect(items.map(({ count, wear, wearingOut }) => [count, wear, wearingOut])).toEqual([
    [2, '6 of 6 runs left', false],
    [1, '1 run left', true],
  ]);
});

test('once entries have closed nothing of a horse on the card may change, nor be taken from it', () => {
  const pieces = [piece('Steel Plates', { horseId: duchess.id }), piece('Aluminium Plates')];
  expect(isOnCard(duchess, before)).toBe(false);
  expect(isOnCard(duchess, race.closesAt)).toBe(true);
  expect(isOnCard({ ...duchess, race: { ...race, status: 'closed' } }, before)).toBe(true);
  expect(isOnCard(comet, race.closesAt)).toBe(false);
  const reasons = (horses: TackedHorse[]) =>
    itemsOf(pieces, horses, race.closesAt).map(({ unavailableReason }) => unavailableReason);
  expect(reasons([comet, duchess])).toEqual([
    undefined,
    'Worn by Iron Duchess, and named on the card of its race',
  ]);
  expect(reasons([duchess, comet])).toEqual(Array(2).fill('Fixed until after the race'));
});

test('effects add up, and show what a piece that is looked at would make of them', () => {
  const worn = [piece('Club Saddle'), piece('Steel Plates')];
  expect(toEffects(worn, undefined)).toMatchObject({
    speed: { before: 2, after: 2 },
    control: { before: 2, after: 2 },
  });
  expect(toEffects(worn, piece('Featherlight Plates'))).toMatchObject({
    speed: { before: 2, after: 4 },
    agility: { before: 0, after: 2 },
    control: { before: 2, after: 2 },
  });
});

test('six slots are told, and what does not wear has no wear', () => {
  const slots = toSlots([piece('Basic Saddle'), piece('Carbon Whip', { runsLeft: 1 })]);
  expect(piece('Basic Saddle').bonuses).toEqual(noBonuses);
  expect(slots).toEqual({
    saddle: { name: 'Basic Saddle', effect: 'No bonus' },
    whip: {
      name: 'Carbon Whip',
      effect: '+2 Speed, +1 Control',
      wear: '1 run left',
      wearingOut: true,
    },
    horseshoes: null,
    bridle: null,
    blanket: null,
    boots: null,
  });
});
