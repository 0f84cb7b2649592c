import type { CalendarRace, TrainingDay } from '@furlong/backend';
import { formatOrdinal } from '@furlong/game/rules';
import type { CalendarDay, CalendarMark } from '@furlong/ui';
import { pluralize } from '../../shared/format/pluralize.ts';
import { formatTime } from '../../shared/format/time.ts';
import { type Day, dateOf, formatFullDay } from './days.ts';

interface Facts {
  races: readonly CalendarRace[];
  training: readonly TrainingDay[];
  /** Milliseconds since 1970. */
  now: number;
  /** When the first of the horses came: before it there was nobody to rest. */
  since: number;
}

/** The days of a month with what the player's horses ran and did on each. */
export function toCalendarDays(
  days: readonly Day[],
  { races, training, now, since }: Facts,
): CalendarDay[] {
  const racesOn = Map.groupBy(races, ({ offAt }) => dateOf(offAt));
  const trainingOn = Map.groupBy(training, ({ midnight }) => dateOf(midnight));
  const today = dateOf(now);
  const firstDay = dateOf(since);
  return days.map(({ date, midnight, inMonth }) => {
    const run = racesOn.get(date) ?? [];
    const trained = trainingOn.get(date) ?? [];
    const rested = run.length + trained.length === 0 && date < today && date > firstDay;
    const marks = [...run.map(markOf), ...trainingMark(trained), ...(rested ? [rest] : [])];
    return {
      ...{ date, inMonth, marks, today: date === today },
      number: String(Number(date.slice(-2))),
      name: `${formatFullDay(midnight)}${date === today ? ', today' : ''}`,
    };
  });
}

const rest: CalendarMark = { id: 'rest', kind: 'rest', text: 'Rest' };

function markOf({ id, status, place, horseName, offAt }: CalendarRace): CalendarMark {
  if (status === 'void') return { id, kind: 'void', text: `Called off: ${horseName}` };
  if (place === null) return { id, kind: 'run', text: `${formatTime(offAt)} ${horseName}` };
  const kind = place === 1 ? 'win' : 'result';
  return { id, kind, text: `${formatOrdinal(place)} ${horseName}` };
}

function trainingMark(trained: readonly TrainingDay[]): CalendarMark[] {
  const [first] = trained;
  if (first === undefined) return [];
  const horses = new Set(trained.map(({ horseId }) => horseId));
  const who = horses.size === 1 ? first.horseName : pluralize(horses.size, 'horse');
  return [{ id: 'training', kind: 'training', text: `Training: ${who}` }];
}
