import { expect, test } from 'vitest';
import { championships, contenders } from '../../storybook/championships.ts';
import { moment } from '../../storybook/moment.ts';
import { toDivisionCard } from './toDivisionCard.ts';

const mile = championships.divisions.find(({ division }) => division === 'mile');
const [first] = contenders;
if (!mile || !first) throw new Error('There is a mile, and a horse.');

test('a card names the leader, the next race, the final and one’s own', () => {
  const card = toDivisionCard(mile, championships.mine, moment);
  expect(card).toMatchObject({
    ...{ division: 'Mile', href: '/races/championships-series/mile' },
    leader: { as: 'Leader', points: '60½' },
  });
  expect(card.steps.map(({ label }) => label)).toEqual(['Next race', 'Final']);
  expect(card.own.map(({ horse }) => horse)).toEqual(['Silver Comet', 'Iron Duchess']);
});

test('once the final is next it is told once, and after it the champion', () => {
  const next = { id: 'final', name: 'Mile Championship', offAt: mile.finalOffAt };
  const drawn = { ...mile, nextRace: next, finalRaceId: 'final' };
  expect(toDivisionCard(drawn, [], moment).steps.map(({ label }) => label)).toEqual(['Final']);
  const over = toDivisionCard({ ...drawn, champion: first }, championships.mine, moment);
  expect(over).toMatchObject({ leader: { as: 'Champion', points: null }, own: [] });
  expect(over.steps.map(({ label }) => label)).toEqual(['Final run']);
});
