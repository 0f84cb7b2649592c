import type { ConditionPoint } from '@furlong/backend';
import { conditionAt, DAY } from '@furlong/game/rules';
import type { FitnessMoment, NotedCondition } from '@furlong/ui';
import { formatMoment } from './formatMoment.ts';

/** Days of rest at which what it takes from the condition changes (`conditionAt`). */
const turns = [2 * DAY, 5 * DAY];

/** What a condition was noted after, in words. */
export const afterWhat = { run: 'After a run', session: 'After training' } as const;

/** Conditions that were noted, as the plot marks them. */
export function toNoted(points: readonly ConditionPoint[]): NotedCondition[] {
  return points.map(({ at, condition, after }, index) => ({
    id: `${index}`,
    at,
    condition,
    after,
    text: `${formatMoment(at)}, ${afterWhat[after].toLowerCase()}: ${condition}%`,
  }));
}

/**
 * The way from one noted condition to the next, by the rule of rest, and on to `until`.
 * @param until ms since 1970; null if it ends with the last
 */
export function toCourse(points: readonly ConditionPoint[], until: number | null): FitnessMoment[] {
  return points.flatMap(({ at, condition }, index) => {
    const end = points[index + 1]?.at ?? Math.max(at, until ?? at);
    const times = [...turns.map((turn) => at + turn).filter((time) => time < end), end];
    return [
      { at, condition },
      ...(end === at
        ? []
        : times.map((time) => ({ at: time, condition: conditionAt(condition, at, time) }))),
    ];
  });
}
