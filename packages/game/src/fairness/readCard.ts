import type { Card, CardRunner } from '../engine/card.ts';
import type { RunningStyle } from '../horses/foundation.ts';
import { isTrackId } from '../tracks/tracks.ts';
import { isFields, isInteger, parseObject } from './fields.ts';

/** Reads a published card, or null if the text is not one. */
export function readCard(text: string): Card | null {
  const card = parseObject(text);
  const course = card?.course;
  const runners = card?.runners;
  if (card === null || !isFields(course) || !Array.isArray(runners)) return null;
  const { trackId, distance, surface } = course;
  const { engine, raceId, going } = card;
  if (typeof engine !== 'string' || typeof raceId !== 'string' || !isInteger(going)) return null;
  if (typeof trackId !== 'string' || !isTrackId(trackId) || !isInteger(distance)) return null;
  if (surface !== 'Turf' && surface !== 'Dirt') return null;
  const field = runners.map(readRunner).filter((runner) => runner !== null);
  if (field.length === 0 || field.length !== runners.length) return null;
  return { engine, raceId, course: { trackId, distance, surface }, going, runners: field };
}

function readRunner(value: unknown): CardRunner | null {
  if (!isFields(value)) return null;
  const { horseId, draw, weight, style, speed, stamina, acceleration } = value;
  const { bends, nimbleness, unevenness, jockey, riding } = value;
  if (typeof horseId !== 'string' || !isStyle(style)) return null;
  if (!isInteger(draw) || !isInteger(weight) || !isInteger(speed) || !isInteger(stamina))
    return null;
  if (!isInteger(acceleration) || !isInteger(bends) || !isInteger(nimbleness)) return null;
  if (!isInteger(unevenness) || !isInteger(jockey) || !isInteger(riding)) return null;
  return {
    horseId,
    draw,
    weight,
    style,
    speed,
    stamina,
    acceleration,
    bends,
    nimbleness,
    unevenness,
    jockey,
    riding,
  };
}

function isStyle(value: unknown): value is RunningStyle {
  return value === 0 || value === 1 || value === 2 || value === 3;
}
