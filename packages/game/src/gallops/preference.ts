import { GALLOP_NOISE, type GallopAverage } from './notebook.ts';
import type { GallopQuestion } from './questions.ts';

/** What two gallops may differ in. */
type GallopTopic = 'distance' | 'surface' | 'going' | 'kit';

/** What a horse does better at than at another thing, all else being equal. */
export interface Preference {
  readonly topic: GallopTopic;
  /** Two questions that differ in the topic alone. */
  readonly better: GallopQuestion;
  readonly worse: GallopQuestion;
  /** By how much, in lengths; never negative. */
  readonly lengths: number;
  /** The standard error of it, in lengths. */
  readonly error: number;
  /** The gallops that it rests on. */
  readonly gallops: number;
}

interface Comparison {
  readonly topic: GallopTopic;
  readonly one: GallopAverage;
  readonly other: GallopAverage;
}

/**
 * The difference that the notebook is surest of, or null while none is sure. Two averages are compared if
 * their questions differ in one thing alone; those of the same two values, in other circumstances, are
 * joined by how much each is worth.
 */
export function surestPreference(averages: readonly GallopAverage[]): Preference | null {
  const found = [...Map.groupBy(comparisons(averages), valuesOf).values()].map(joined);
  const surest = found.reduce<Preference | null>(
    (best, each) => (best === null || sureness(each) > sureness(best) ? each : best),
    null,
  );
  return surest !== null && sureness(surest) >= surenessNeeded(found.length) ? surest : null;
}

/**
 * How many standard errors a difference must be away from none: two, where one thing was compared. The
 * more was, the more: where nothing is to be found, chance is to look like a find once in twenty notebooks
 * at most, however much they compare. A little above Šidák's bound at 5 %.
 */
export function surenessNeeded(compared: number): number {
  return 2 + 0.36 * Math.log(compared);
}

function sureness({ lengths, error }: Preference): number {
  return lengths / error;
}

function comparisons(averages: readonly GallopAverage[]): Comparison[] {
  return averages.flatMap((one, at) =>
    averages.slice(at + 1).flatMap((second) => {
      const topic = onlyDifference(one, second);
      if (topic === null) return [];
      const inOrder = one[topic] < second[topic];
      return [{ topic, one: inOrder ? one : second, other: inOrder ? second : one }];
    }),
  );
}

const topics = ['distance', 'surface', 'going', 'kit'] as const satisfies readonly GallopTopic[];

function onlyDifference(one: GallopQuestion, other: GallopQuestion): GallopTopic | null {
  const [first, ...more] = topics.filter((topic) => one[topic] !== other[topic]);
  return first === undefined || more.length > 0 ? null : first;
}

/** Going has another name on every surface. */
function valuesOf({ topic, one, other }: Comparison): string {
  const where = topic === 'going' ? one.surface : '';
  return [topic, where, one[topic], other[topic]].join(':');
}

/** Several comparisons of the same two values as one, each weighed by the inverse of its variance. */
function joined(same: readonly Comparison[]): Preference {
  const [first] = same;
  if (first === undefined) throw new RangeError('Nothing was compared.');
  const weigh = ({ one, other }: Comparison) =>
    (one.gallops * other.gallops) / (one.gallops + other.gallops);
  const weight = same.reduce((sum, each) => sum + weigh(each), 0);
  const ahead =
    same.reduce((sum, each) => sum + weigh(each) * (each.one.mean - each.other.mean), 0) / weight;
  const { topic, one, other } = first;
  return {
    topic,
    better: questionOf(ahead >= 0 ? one : other),
    worse: questionOf(ahead >= 0 ? other : one),
    lengths: Math.abs(ahead),
    error: GALLOP_NOISE / Math.sqrt(weight),
    gallops: same.reduce((sum, each) => sum + each.one.gallops + each.other.gallops, 0),
  };
}

function questionOf({ distance, surface, going, kit }: GallopAverage): GallopQuestion {
  return { distance, surface, going, kit };
}
