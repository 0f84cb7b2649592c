import { tracks } from '../../tracks/tracks.ts';
import type { Card } from '../card.ts';
import { goingFactor } from '../going.ts';
import { layBends } from './bends.ts';
import { drawLuck, sourceFor, trackVariant } from './luck.ts';
import { planFor } from './plan.ts';
import type { Race } from './race.ts';
import { inStall, type Runner } from './runner.ts';

/** Metres per second at which a field runs from gate to post, nearly the same over all distances. */
const RACING_SPEED = 17;

/** The race of a card as it stands before the off, with all its luck drawn. */
export function startRace(card: Card, words: readonly [number, number, number, number]): Race {
  const { distance, trackId, surface } = card.course;
  const plan = planFor(distance);
  const factor = goingFactor(card.going, surface) * trackVariant(sourceFor(words, 0));
  const perSecond = (plan.chance * RACING_SPEED) / distance;
  const field = card.runners.map((entry, stall) => {
    const chances = { distance, perSecond, unevenness: entry.unevenness / 1000 };
    const luck = drawLuck(sourceFor(words, stall + 1), chances);
    return inStall(entry, stall, luck, { distance, factor, reach: plan.reach });
  });
  return {
    distance,
    plan,
    bends: layBends(trackId, distance),
    width: tracks[trackId].plan.width,
    fieldForm: meanForm(field),
    field,
    running: [...field],
    ticks: 0,
    tempo: 0,
  };
}

function meanForm(field: readonly Runner[]): number {
  let sum = 0;
  for (const { multiplier, luck } of field) sum += multiplier + luck.day;
  return sum / field.length;
}
