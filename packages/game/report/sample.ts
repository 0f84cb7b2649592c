import type { EngineName } from '../src/engine/engines.ts';
import type { RaceResult } from '../src/engine/result.ts';
import { runRace } from '../src/engine/runRace.ts';
import { LENGTH_MS } from '../src/races/horseLength.ts';
import type { TrackId } from '../src/tracks/tracks.ts';
import { classFour, fieldOf, wordsOf } from './fields.ts';
import { type Shape, shapeOf } from './shape.ts';

/** One race of so many has a market: its re-runs cost sixteen times the race. */
const PRICED = 3;

/** What the table needs to know of one race. */
export interface RaceFacts {
  readonly winnerMs: number;
  /** Milliseconds by which the second was beaten. */
  readonly marginMs: number;
  /** The winner's last 400 m. */
  readonly last400Ms: number;
  readonly winnersSectionals: readonly number[];
  /** Stall of the winner. */
  readonly draw: number;
  /** Style of the winner. */
  readonly style: number;
  /** Whether the winner led at the first call, 200 or 400 m from the start. */
  readonly ledAtFirstCall: boolean;
  /** Share of the win that went to top and to bottom weight, ties divided. */
  readonly topWeight: number;
  readonly bottomWeight: number;
  /** The winner's rank in the betting, from 1; 0 if it was not asked for. */
  readonly rank: number;
  readonly topSpeed: number;
  readonly lengthsBehind: readonly number[];
  readonly events: readonly string[];
  readonly shape: Shape;
}

export interface Asked {
  readonly seed: number;
  readonly races: number;
  /** Re-runs of each race that make its market. */
  readonly reruns: number;
  readonly trackId: TrackId;
  readonly engine: EngineName;
}

/** Runs so many handicaps over the distance and notes the facts of each. */
export function sample(distance: number, { seed, races, reruns, ...where }: Asked): RaceFacts[] {
  return Array.from({ length: races }, (_, number) => {
    const card = fieldOf(seed, distance, number, { ...classFour, ...where });
    const race = runRace(card, wordsOf(seed, distance, number, 0));
    const [winner, second] = race.runners;
    const entry = card.runners.find(({ horseId }) => horseId === winner?.horseId);
    const weights = card.runners.map(({ weight }) => weight);
    const shareAt = (weight: number) =>
      entry?.weight === weight ? 1 / weights.filter((other) => other === weight).length : 0;
    const winnerMs = winner?.timeMs ?? 0;
    const sections = winner?.sectionalsMs ?? [];
    const market = rankings(
      Array.from({ length: number % PRICED === 0 ? reruns : 0 }, (_, rerun) =>
        runRace(card, wordsOf(seed, distance, number, rerun + 1)),
      ),
      race.order,
    );
    return {
      winnerMs,
      marginMs: (second?.timeMs ?? winnerMs) - winnerMs,
      last400Ms: (sections.at(-1) ?? 0) + (sections.at(-2) ?? 0),
      winnersSectionals: sections,
      draw: entry?.draw ?? 0,
      style: entry?.style ?? 0,
      ledAtFirstCall: winner?.positions[firstCall(distance)] === 1,
      topWeight: shareAt(Math.max(...weights)),
      bottomWeight: shareAt(Math.min(...weights)),
      rank: reruns === 0 || number % PRICED !== 0 ? 0 : market.indexOf(winner?.horseId ?? '') + 1,
      topSpeed: Math.max(...race.runners.map(({ topSpeed }) => topSpeed)),
      lengthsBehind: race.runners.map(({ timeMs }) => (timeMs - winnerMs) / LENGTH_MS),
      events: race.events.map(({ kind }) => kind),
      shape: shapeOf(card, race),
    };
  });
}

/** The field from favourite to outsider: by mean place in re-runs with fresh luck. */
function rankings(reruns: readonly RaceResult[], horses: readonly string[]): string[] {
  const places = new Map(horses.map((horseId) => [horseId, 0]));
  for (const { runners } of reruns) {
    for (const { horseId, place } of runners) {
      places.set(horseId, (places.get(horseId) ?? 0) + place);
    }
  }
  return horses.toSorted().sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** Real calls are taken every 400 m counted from the post, as far as the distance allows. */
function firstCall(distance: number): number {
  return distance % 400 === 200 ? 0 : 1;
}
