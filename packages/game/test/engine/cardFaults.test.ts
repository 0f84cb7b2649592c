import { describe, expect, it } from 'vitest';
import type { Card, CardRunner } from '../../src/engine/card.ts';
import { cardFaults } from '../../src/engine/cardFaults.ts';
import { runRace } from '../../src/engine/runRace.ts';
import { mostRunners } from '../../src/engine/stalls.ts';
import { classFour, wordsFor } from '../field.ts';

const card = classFour(1200, 1);

/** The card with its third runner changed. */
function withThird(change: Partial<CardRunner>): Card {
  const runners = card.runners.map((each, stall) => (stall === 2 ? { ...each, ...change } : each));
  return { ...card, runners };
}

function fieldOf(size: number): Card {
  const [model] = card.runners;
  if (model === undefined) throw new Error('The field is empty.');
  const runners = Array.from({ length: size }, (_, stall) => ({
    ...model,
    horseId: `horse ${stall}`,
    draw: stall + 1,
  }));
  return { ...card, runners };
}

const [first, second] = card.runners;
const third = card.runners[2]?.horseId;
const room = mostRunners(24);

describe('a card at the door of the engine', () => {
  it('passes as makeCard makes it, up to as many runners as stand abreast', () => {
    expect(cardFaults(card)).toEqual([]);
    expect(room).toBe(20);
    expect(cardFaults(fieldOf(room))).toEqual([]);
  });

  it.each<[fault: string, Card]>([
    ['There is no engine furlong-0.', { ...card, engine: 'furlong-0' }],
    ['There is no engine toString.', { ...card, engine: 'toString' }],
    ['The going is not a whole number from -100 to 100.', { ...card, going: 101 }],
    [
      'The distance is not one of the hundreds of metres from 1000 to 2400.',
      { ...card, course: { ...card.course, distance: Number.NaN } },
    ],
    [
      'The distance is not one of the hundreds of metres from 1000 to 2400.',
      { ...card, course: { ...card.course, distance: 1250 } },
    ],
    [
      'There is no Dirt at Kingsmere.',
      { ...card, course: { ...card.course, trackId: 'kingsmere', surface: 'Dirt' } },
    ],
    ['There are no runners.', { ...card, runners: [] }],
    [`There is room for ${room} runners, not ${room + 1}.`, fieldOf(room + 1)],
    ['The runner in stall 3 has no id.', withThird({ horseId: '' })],
    [`${first?.horseId} runs twice.`, withThird({ horseId: first?.horseId ?? '' })],
    [`${third} is drawn 4 and listed as 3.`, withThird({ draw: 4 })],
    [
      `The stamina of ${third} is not a whole number from 20000 to 25000.`,
      withThird({ stamina: 0 }),
    ],
    [
      `The acceleration of ${third} is not a whole number from 1500 to 3500.`,
      withThird({ acceleration: 0 }),
    ],
    [
      `The speed of ${third} is not a whole number from 850000 to 1150000.`,
      withThird({ speed: Number.NaN }),
    ],
    [`The weight of ${third} is not a whole number from 80 to 160.`, withThird({ weight: 120.5 })],
  ])('is refused: %s', (fault, bad) => {
    expect(cardFaults(bad)).toEqual([fault]);
    expect(() => runRace(bad, wordsFor(1))).toThrow(new RangeError(fault));
  });

  it('is refused in another order than that of the draw', () => {
    if (first === undefined || second === undefined) throw new Error('The field is empty.');
    const turned = { ...card, runners: [second, first, ...card.runners.slice(2)] };
    expect(cardFaults(turned)).toEqual([
      `${second.horseId} is drawn 2 and listed as 1.`,
      `${first.horseId} is drawn 1 and listed as 2.`,
    ]);
  });
});
