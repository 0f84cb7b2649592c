import type { RaceConditions } from '@furlong/game/engine';
import type { RunningStyle } from '@furlong/game/rules';

/** What may be written in a link; a runner is named by the stall that it had in the race. */
const token = /^(?:g(-?\d{1,3})|(\d{1,2})([dws])(\d{1,3}))$/;

const parameter = 'what-if';

/** Pounds; outside of them no race is run. */
export const lightest = 80;
export const heaviest = 160;

/** Whether a link names what to change. */
export function isWhatIfLink(query: URLSearchParams): boolean {
  return query.has(parameter);
}

/**
 * The conditions that a link names, or null if it names none. What is written wrongly, or is not to be
 * had in this race, is left as it was.
 */
export function readWhatIfLink(
  query: URLSearchParams,
  asRun: RaceConditions,
): RaceConditions | null {
  const text = query.get(parameter);
  if (text === null) return null;
  const changed = text.split('.').reduce(withToken, asRun);
  const stalls = new Set(changed.runners.map(({ draw }) => draw));
  if (stalls.size === changed.runners.length) return changed;
  const drawn = changed.runners.map((runner, index) => ({
    ...runner,
    draw: asRun.runners[index]?.draw ?? runner.draw,
  }));
  return { ...changed, runners: drawn };
}

function withToken(conditions: RaceConditions, text: string): RaceConditions {
  const [, going, stall, what, figure] = token.exec(text) ?? [];
  if (going !== undefined) {
    const value = Number(going);
    return Math.abs(value) <= 100 ? { ...conditions, going: value } : conditions;
  }
  const value = Number(figure);
  const index = Number(stall) - 1;
  const runners = conditions.runners.map((runner, at) => {
    if (at !== index) return runner;
    if (what === 'd' && value >= 1 && value <= conditions.runners.length) {
      return { ...runner, draw: value };
    }
    if (what === 'w' && value >= lightest && value <= heaviest) return { ...runner, weight: value };
    return what === 's' && isStyle(value) ? { ...runner, style: value } : runner;
  });
  return { ...conditions, runners };
}

/** A link to a race with what was changed of it, on the page that shows it. */
export function whatIfLink(page: string, asRun: RaceConditions, now: RaceConditions): string {
  const changes = now.runners.flatMap(({ draw, weight, style }, index) => {
    const was = asRun.runners[index];
    const stall = index + 1;
    return [
      ...(draw === was?.draw ? [] : [`${stall}d${draw}`]),
      ...(weight === was?.weight ? [] : [`${stall}w${weight}`]),
      ...(style === was?.style ? [] : [`${stall}s${style}`]),
    ];
  });
  const going = now.going === asRun.going ? [] : [`g${now.going}`];
  const link = new URL(page);
  link.search = new URLSearchParams({ [parameter]: [...going, ...changes].join('.') }).toString();
  link.hash = '';
  return link.href;
}

function isStyle(value: number): value is RunningStyle {
  return value === 0 || value === 1 || value === 2 || value === 3;
}
