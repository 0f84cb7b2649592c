import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/engine/card.ts';
import { runRace } from '../../src/engine/runRace.ts';
import { morningLine } from '../../src/explanations/morningLine.ts';
import type { SeedWords } from '../../src/fairness/seed.ts';
import { classFour } from '../field.ts';
import { luckless } from './luckless.ts';

const card = classFour(1200, 7);

describe('the morning line', () => {
  it('comes in chunks, each of all runs so far, in the order of the draw', () => {
    const lines = [...morningLine({ card, runs: 120, chunk: 50, runOnce: luckless })];
    expect(lines.map(({ runs }) => runs)).toEqual([50, 100, 120]);
    expect(lines.at(-1)?.chances).toEqual(
      card.runners.map(({ horseId }, index) => ({
        horseId,
        winChance: index === 0 ? 10_000 : 0,
        placeChance: index < 3 ? 10_000 : 0,
      })),
    );
  });

  it('shares a dead heat', () => {
    const level = (field: Card, words: SeedWords) => ({
      runners: luckless(field, words).runners.map((runner, index) => ({
        ...runner,
        place: index < 3 ? 1 : index + 1,
      })),
    });
    const [line] = morningLine({ card, runs: 10, chunk: 10, runOnce: level });
    expect(line?.chances.slice(0, 4).map(({ winChance }) => winChance)).toEqual([
      3333, 3333, 3333, 0,
    ]);
  });

  it('makes the better horse the favourite', () => {
    const best = card.runners[4];
    if (best === undefined) throw new Error('The field is too small.');
    const runners = card.runners.map((runner) =>
      runner === best ? { ...runner, speed: runner.speed + 30_000 } : runner,
    );
    const [line] = morningLine({
      card: { ...card, runners },
      runs: 40,
      chunk: 40,
      runOnce: runRace,
    });
    const [favourite] = line?.chances.toSorted((a, b) => b.winChance - a.winChance) ?? [];
    expect(favourite?.horseId).toBe(best.horseId);
  });

  it('draws its luck from the id of the race alone', () => {
    const drawn: SeedWords[] = [];
    const listen = (field: Card, words: SeedWords) => {
      drawn.push(words);
      return luckless(field, words);
    };
    const lucks = (of: Card) => {
      drawn.length = 0;
      for (const _ of morningLine({ card: of, runs: 3, chunk: 3, runOnce: listen }));
      return drawn.slice();
    };
    const faster = card.runners.map((runner) => ({ ...runner, speed: runner.speed + 1 }));
    expect(lucks({ ...card, runners: faster })).toEqual(lucks(card));
    expect(lucks({ ...card, raceId: 'another race' })).not.toEqual(lucks(card));
  });
});
