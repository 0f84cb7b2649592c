import { type KeyboardEvent, useRef } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './MonthCalendar.css';

/** What a mark says: a run to come, a win, another result, training, a race called off, a day of rest. */
export type CalendarMarkKind = 'run' | 'win' | 'result' | 'training' | 'void' | 'rest';

export interface CalendarMark {
  id: string;
  kind: CalendarMarkKind;
  /** Such as "14:30 Silver Comet"; at home on one line, cut where it is longer. */
  text: string;
}

export interface CalendarDay {
  /** Handed back by `onChoose`, such as "2026-11-21". */
  date: string;
  /** Of the month, such as "21". */
  number: string;
  /** As it is heard before its marks: "Saturday 21 November, today". */
  name: string;
  inMonth: boolean;
  today: boolean;
  marks: readonly CalendarMark[];
}

export interface MonthCalendarProps {
  /** Such as "November 2026". */
  label: string;
  /** Monday first. */
  weekdays: readonly { short: string; long: string }[];
  weeks: readonly (readonly CalendarDay[])[];
  /** The date of the day that is chosen. */
  chosen: string;
  onChoose: (detail: { date: string }) => void;
}

/** How many marks a day has room for; the others are counted. */
const room = 3;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** A month at a glance: one day is chosen, by a press or by the arrow keys. */
export function MonthCalendar({ label, weekdays, weeks, chosen, onChoose }: MonthCalendarProps) {
  const table = useRef<HTMLTableElement>(null);
  const days = weeks.flat();
  // One day is always reached by Tab, the first of the month where the one chosen is in another.
  const reached = days.some(({ date }) => date === chosen)
    ? chosen
    : days.find(({ inMonth }) => inMonth)?.date;

  const move = (event: KeyboardEvent) => {
    const at = days.findIndex(({ date }) => date === reached);
    const next = days[at + (steps[event.key] ?? 0)];
    if (steps[event.key] === undefined || next === undefined) return;
    event.preventDefault();
    onChoose({ date: next.date });
    table.current?.querySelector<HTMLElement>(`[data-date="${next.date}"]`)?.focus();
  };

  return (
    <div className={styles.root}>
      <table ref={table} className={styles.table} onKeyDown={move}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className={styles.weekday} abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <td key={day.date} className={styles.cell}>
                  <button
                    type="button"
                    className={styles.day}
                    data-date={day.date}
                    data-outside={!day.inMonth || undefined}
                    aria-pressed={day.date === chosen}
                    aria-current={day.today ? 'date' : undefined}
                    tabIndex={day.date === reached ? 0 : -1}
                    onClick={() => onChoose({ date: day.date })}
                  >
                    <VisuallyHidden>{day.name}</VisuallyHidden>
                    <span className={styles.number} aria-hidden>
                      {day.number}
                    </span>
                    <Marks marks={day.marks} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Marks({ marks }: { marks: readonly CalendarMark[] }) {
  // With one more than there is room for, the last place says how many there are.
  const shown = marks.length > room ? marks.slice(0, room - 1) : marks;
  return (
    <span className={styles.marks}>
      {shown.map(({ id, kind, text }) => (
        <span key={id} className={styles.mark} data-kind={kind} title={text}>
          <span className={styles.words}>{text}</span>
        </span>
      ))}
      {shown.length < marks.length && (
        <span className={styles.more}>
          +{marks.length - shown.length} <span className={styles.words}>more</span>
        </span>
      )}
    </span>
  );
}
