import { tracks } from '../../tracks/tracks.ts';
import type { Card, CardRunner } from '../card.ts';
import { goingFactor } from '../going.ts';
import { layBends } from './bends.ts';
import { drawLuck, sourceFor, trackVariant } from './luck.ts';
import { planFor } from './plan.ts';
import type { Race } from './race.ts';
import { inStall } from './runner.ts';

/** Metres per second at which a field runs from gate to post, nearly the same over all distances. */
const RACING_SPEED = 17;

/** What a point of a jockey's skill adds to speed. */
const RIDING = 0.0005;

/** The mean speed of a field of Class 4, in house form, over a distance in metres. */
const classFour = (distance: number) => 0.999 - 6.5 / distance;

/**
 * The share of a field's speed above that of Class 4 that shows in its time. Within a field a pound
 * is worth what the handicappers' table says; better fields run slower than that sum, for they race
 * each other and not the clock (Hong Kong: 20 lb are 0.24 to 0.30 s/km between classes).
 */
const LEVEL = 0.36;

/** The race of a card as it stands before the off, with all its luck drawn. */
export function startRace(card: Card, words: readonly [number, number, number, number]): Race {
  const { distance, trackId, surface } = card.course;
  const plan = planFor(distance);
  const factor = goingFactor(card.going, surface) * trackVariant(sourceFor(words, 0));
  const perSecond = (plan.chance * RACING_SPEED) / distance;
  const speeds = card.runners.map(speedOf);
  const surplus = (1 - LEVEL) * (mean(speeds) - classFour(distance));
  const field = card.runners.map((entry, stall) => {
    const chances = { distance, perSecond, unevenness: entry.unevenness / 1000 };
    const luck = drawLuck(sourceFor(words, stall + 1), chances);
    const multiplier = (speedOf(entry) - surplus) * factor;
    return inStall(entry, stall, luck, { distance, multiplier, reach: plan.reach });
  });
  return {
    distance,
    plan,
    bends: layBends(trackId, distance),
    width: tracks[trackId].plan.width,
    fieldForm: mean(field.map(({ multiplier, luck }) => multiplier + luck.day)),
    field,
    running: [...field],
    home: 0,
    ticks: 0,
    tempo: 0,
  };
}

/** A runner's speed before the ground and the day have their say. */
function speedOf({ speed, riding }: CardRunner): number {
  return speed / 1000000 + riding * RIDING;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
