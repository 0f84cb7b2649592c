import { isTrackId, tracks } from '../tracks/tracks.ts';
import type { Card, CardRunner } from './card.ts';
import { isEngine } from './engines.ts';
import { mostRunners } from './stalls.ts';

/** The least and the most that a figure of a runner may be; see `CardRunner` for units. */
const figures = [
  { figure: 'weight', least: 80, most: 160 },
  { figure: 'style', least: 0, most: 3 },
  { figure: 'speed', least: 850_000, most: 1_150_000 },
  { figure: 'stamina', least: 20_000, most: 25_000 },
  { figure: 'acceleration', least: 1500, most: 3500 },
  { figure: 'bends', least: 0, most: 400 },
  { figure: 'nimbleness', least: 300, most: 2000 },
  { figure: 'unevenness', least: 0, most: 2000 },
  { figure: 'jockey', least: 1, most: 1_000_000 },
  { figure: 'riding', least: -10, most: 10 },
] as const satisfies readonly { figure: keyof CardRunner; least: number; most: number }[];

/** What is wrong with a card, a sentence each; none if a race can be run from it. */
export function cardFaults({ engine, course, going, runners }: Card): string[] {
  const faults: string[] = [];
  if (!isEngine(engine)) faults.push(`There is no engine ${engine}.`);
  if (!isWhole(going, -100, 100)) faults.push('The going is not a whole number from -100 to 100.');
  if (!isWhole(course.distance, 1000, 2400) || course.distance % 100 !== 0) {
    faults.push('The distance is not one of the hundreds of metres from 1000 to 2400.');
  }
  if (!isTrackId(course.trackId)) return [...faults, 'The track is none of the six.'];
  if (!tracks[course.trackId].surfaces.includes(course.surface)) {
    faults.push(`There is no ${course.surface} at ${tracks[course.trackId].name}.`);
  }
  const room = mostRunners(tracks[course.trackId].plan.width);
  if (runners.length === 0) faults.push('There are no runners.');
  if (runners.length > room)
    faults.push(`There is room for ${room} runners, not ${runners.length}.`);
  const ids = new Set<string>();
  for (const [stall, runner] of runners.entries()) {
    const { horseId, draw } = runner;
    if (horseId === '') faults.push(`The runner in stall ${stall + 1} has no id.`);
    if (ids.has(horseId)) faults.push(`${horseId} runs twice.`);
    ids.add(horseId);
    if (draw !== stall + 1) faults.push(`${horseId} is drawn ${draw} and listed as ${stall + 1}.`);
    for (const { figure, least, most } of figures) {
      if (isWhole(runner[figure], least, most)) continue;
      faults.push(`The ${figure} of ${horseId} is not a whole number from ${least} to ${most}.`);
    }
  }
  return faults;
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}
