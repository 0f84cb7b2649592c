import type { RaceEventKind } from '../engine/events.ts';
import type { RaceResult } from '../engine/result.ts';
import { formatMargin, sayMargin } from '../format/formatMargin.ts';
import { formatRaceTime } from '../format/formatRaceTime.ts';
import { LENGTH_MS } from '../races/horseLength.ts';
import { hashText } from '../random/hashText.ts';

/** One sentence of the commentary. */
export interface CommentaryLine {
  /** Milliseconds after the off. */
  readonly ms: number;
  readonly text: string;
}

export interface CommentaryQuestion {
  readonly race: Pick<RaceResult, 'runners' | 'events' | 'positionsAt'>;
  /** Metres. */
  readonly distance: number;
  /** Names by horse id. */
  readonly names: Readonly<Record<string, string>>;
}

/** What can be said of each event; the horse decides which way it is put. */
const sayings: Readonly<Record<RaceEventKind, readonly ((name: string) => string)[]>> = {
  'slow start': [
    (name) => `${name} is slow to leave the stalls.`,
    (name) => `${name} misses the break.`,
  ],
  led: [(name) => `${name} shows them the way.`, (name) => `${name} goes on and leads.`],
  'took over': [(name) => `${name} takes over in front.`, (name) => `Now it is ${name} who leads.`],
  'boxed in': [
    (name) => `${name} is looking for a way out.`,
    (name) => `No room for ${name} behind a wall of horses.`,
  ],
  wide: [(name) => `${name} is running wide.`, (name) => `${name} goes the long way round.`],
  'made ground': [
    (name) => `${name} is making ground.`,
    (name) => `${name} comes through the field.`,
  ],
  'ran on': [(name) => `${name} ran on well.`, (name) => `${name} finished with a rush.`],
  weakened: [(name) => `${name} weakened.`, (name) => `${name} had nothing left.`],
  eased: [
    (name) => `${name} is beaten and eased.`,
    (name) => `${name} is out of it, and is not pressed.`,
  ],
  photo: [(name) => `${name} is in the photograph.`],
};

/** Metres before the post at which the order is called. */
const CALLS = [2000, 1600, 1200, 800, 400, 200];
const METRES_A_LENGTH = 2.4;

/** The race told as it was run, line by line, by time; every line can stand alone. */
export function commentary({ race, distance, names }: CommentaryQuestion): CommentaryLine[] {
  const nameOf = (horseId: string) => names[horseId] ?? horseId;
  const lines = race.events.map(({ kind, ms, horseId }) => {
    const ways = sayings[kind];
    const say = ways[hashText(horseId) % ways.length];
    return { ms, text: say === undefined ? nameOf(horseId) : say(nameOf(horseId)) };
  });
  const calls = CALLS.filter((toGo) => toGo <= distance - 400).map((toGo) =>
    call(race, distance, toGo, nameOf),
  );
  const off = { ms: 0, text: `They are off, ${race.runners.length} of them.` };
  return [off, ...lines, ...calls.flat(), finish(race, nameOf)].sort((a, b) => a.ms - b.ms);
}

/** The first three and the gaps between them, as the leader passes the mark. */
function call(
  race: CommentaryQuestion['race'],
  distance: number,
  toGo: number,
  nameOf: (horseId: string) => string,
): CommentaryLine[] {
  const passed = race.runners.map((runner) => momentAt(runner, distance - toGo, distance));
  const ms = Math.min(...passed);
  const [first, second, third] = race.positionsAt(ms).toSorted((a, b) => b.metres - a.metres);
  if (first === undefined || second === undefined) return [];
  const lengths = (first.metres - second.metres) / METRES_A_LENGTH;
  const lead = `${toGo} metres to go: ${nameOf(first.horseId)}`;
  const margin = formatMargin(Math.max(1, lengths * LENGTH_MS));
  const then = third === undefined ? '' : `, then ${nameOf(third.horseId)}`;
  return [{ ms, text: `${lead} by ${sayMargin(margin)} from ${nameOf(second.horseId)}${then}.` }];
}

/** When a runner passed so many metres from the start: the mark of one of its sectionals. */
function momentAt(
  { sectionalsMs }: RaceResult['runners'][number],
  metres: number,
  distance: number,
): number {
  const left = (distance - metres) / 200;
  return sectionalsMs
    .slice(0, sectionalsMs.length - left)
    .reduce((sum, sectional) => sum + sectional, 0);
}

function finish(
  { runners }: CommentaryQuestion['race'],
  nameOf: (horseId: string) => string,
): CommentaryLine {
  const [winner, second] = runners;
  const ms = winner?.timeMs ?? 0;
  const winners = runners.filter(({ place }) => place === 1).map(({ horseId }) => nameOf(horseId));
  const time = formatRaceTime(ms);
  if (winners.length > 1) return { ms, text: `A dead heat: ${winners.join(' and ')}, in ${time}.` };
  const by =
    second === undefined
      ? ''
      : ` by ${sayMargin(formatMargin(second.timeMs - ms))} from ${nameOf(second.horseId)}`;
  return { ms, text: `${winners.join()} wins${by}, in ${time}.` };
}
