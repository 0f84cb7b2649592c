import type { Card } from '../engine/card.ts';
import type { RaceResult } from '../engine/result.ts';
import type { Check, FrozenRace, PublishedRace, RunnerVerification } from './verification.ts';

/** Sets what was published for every runner beside what the race run again gave. */
export function compareRunners(
  published: PublishedRace,
  rerun: RaceResult | null,
): RunnerVerification[] {
  return published.runners.map(({ horseId, place, timeMs }) => {
    const again = rerun?.runners.find((runner) => runner.horseId === horseId);
    return {
      horseId,
      passed: again?.place === place && again.timeMs === timeMs,
      published: { place, timeMs },
      rerun: again === undefined ? null : { place: again.place, timeMs: again.timeMs },
    };
  });
}

/** One check over all runners; its sentence names every runner that differs. */
export function compareFinishes(
  name: 'order' | 'times',
  runners: readonly RunnerVerification[],
): Check {
  const figure = name === 'order' ? 'place' : 'timeMs';
  const wrong = runners.filter(({ published, rerun }) => published[figure] !== rerun?.[figure]);
  const noun = { order: 'place', times: 'time' }[name];
  if (wrong.length === 0) {
    return { name, passed: true, detail: `Every ${noun} is the same when the race is run again.` };
  }
  const differences = wrong.map(
    ({ horseId, published, rerun }) =>
      `${horseId} (published ${published[figure]}, run again ${rerun?.[figure] ?? 'none'})`,
  );
  return { name, passed: false, detail: `The ${noun} differs: ${differences.join('; ')}.` };
}

/** How the published field differs from the card, in a sentence, or null if it does not. */
export function fieldDifference({ raceId, runners }: FrozenRace, card: Card): string | null {
  if (card.raceId !== raceId) return `The card is that of another race, ${card.raceId}.`;
  const missing = card.runners.find(({ horseId }) => !runners.some((r) => r.horseId === horseId));
  if (missing !== undefined) return `${missing.horseId} is on the card and not among the runners.`;
  for (const { horseId, draw } of runners) {
    const onCard = card.runners.find((runner) => runner.horseId === horseId);
    if (onCard === undefined) return `${horseId} is among the runners and not on the card.`;
    if (onCard.draw !== draw) {
      return `${horseId} is drawn ${onCard.draw} on the card and ${draw} among the runners.`;
    }
  }
  return null;
}
