import type { RunCount, RunCounts } from '@furlong/backend';
import {
  type AgainstTheLine,
  againstTheLine,
  formatGoing,
  isTrackId,
  jockeyOf,
  type RunningStyle,
  type Surface,
  specialtyForDistance,
  tracks,
} from '@furlong/game/rules';
import { runningStyles } from '../../shared/format/runningStyle.ts';
import type { Way } from './statisticsAddress.ts';

/** Runs that go by one word. */
export interface Counted extends Omit<RunCount, 'key'> {
  label: string;
}

const thirds = ['Inside third', 'Middle third', 'Outside third'];
const unknown = 'Not noted';

/** A count's word, and where it stands among the others; words of one place are ordered by runs. */
type Worded = readonly [label: string, place: number];

const notNoted: Worded = [unknown, Number.POSITIVE_INFINITY];

const wordings: Readonly<Record<Way, (key: string) => Worded>> = {
  distance: (key) => [specialtyForDistance(Number(key)), Number(key)],
  going: (key) => {
    const [surface, going] = key.split(' ');
    const ground: Surface = surface === 'Dirt' ? 'Dirt' : 'Turf';
    const words = `${formatGoing(Number(going), ground)} (${ground.toLowerCase()})`;
    return [words, Number(going) + (ground === 'Dirt' ? 1_000 : 0)];
  },
  track: (key) => [isTrackId(key) ? tracks[key].name : key, 0],
  draw: (key) => [thirds[Number(key)] ?? unknown, Number(key)],
  jockey: (key) => {
    const jockey = jockeyOf(Number(key));
    return jockey === null ? notNoted : [jockey.name, 0];
  },
  style: (key) => [styleOf(Number(key)), Number(key)],
};

function styleOf(style: number): string {
  const known: Readonly<Record<number, string>> = runningStyles satisfies Record<
    RunningStyle,
    string
  >;
  return known[style] ?? unknown;
}

/** Runs told apart in one way by its words: several figures of the going go by one of them. */
export function countBy(way: Way, counts: RunCounts): Counted[] {
  const sums = new Map<string, { counted: Counted; place: number }>();
  for (const { key, ...count } of counts[way]) {
    const [label, place] = key === null ? notNoted : wordings[way](key);
    const sum = sums.get(label);
    sums.set(label, {
      counted: sum === undefined ? { label, ...count } : add(sum.counted, count),
      place: Math.min(place, sum?.place ?? place),
    });
  }
  return [...sums.values()]
    .toSorted((a, b) => byPlace(a.place, b.place) || b.counted.runs - a.counted.runs)
    .map(({ counted }) => counted);
}

// Two that were not noted are as far away as each other, and not NaN.
const byPlace = (a: number, b: number) => (a === b ? 0 : a - b);

function add(sum: Counted, count: Omit<RunCount, 'key'>): Counted {
  return {
    label: sum.label,
    runs: sum.runs + count.runs,
    wins: sum.wins + count.wins,
    places: sum.places + count.places,
    earnings: sum.earnings + count.earnings,
    linedRuns: sum.linedRuns + count.linedRuns,
    linedWins: sum.linedWins + count.linedWins,
    expectedWins: sum.expectedWins + count.expectedWins,
  };
}

/** How runs did against their morning lines; null where those expected nothing. */
export function lineOf({
  linedWins,
  expectedWins,
}: Pick<RunCount, 'linedWins' | 'expectedWins'>): AgainstTheLine | null {
  return againstTheLine({ wins: linedWins, expectedWins });
}

/** A part of a whole in percent: '14%'; one too small for that is not said to be none. */
export function formatRate(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0%';
  const percent = Math.round((100 * part) / whole);
  return percent === 0 ? '<1%' : `${percent}%`;
}
