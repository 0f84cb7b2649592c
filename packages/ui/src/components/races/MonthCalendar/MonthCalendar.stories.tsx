import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type CalendarDay,
  type CalendarMark,
  MonthCalendar,
  type MonthCalendarProps,
} from './MonthCalendar';
import { MonthCalendarSkeleton } from './MonthCalendarSkeleton';

const run: CalendarMark = { id: 'run', kind: 'run', text: '14:30 Silver Comet' };
const marksOf: Readonly<Record<string, readonly CalendarMark[]>> = {
  '2026-11-03': [{ id: 'win', kind: 'win', text: '1st Silver Comet' }],
  '2026-11-05': [{ id: 'void', kind: 'void', text: 'Called off' }],
  '2026-11-09': [{ id: 'training', kind: 'training', text: 'Training, 2 horses' }],
  '2026-11-10': [{ id: 'rest', kind: 'rest', text: 'Rest' }],
  '2026-11-21': [
    run,
    { id: 'b', kind: 'result', text: '4th Iron Duchess' },
    { id: 'c', kind: 'run', text: '18:10 Morning Glory of the Long Meadow' },
    { id: 'd', kind: 'training', text: 'Training, 3 horses' },
  ],
  '2026-11-24': [run],
};

/** November 2026, from the Monday before it to the Sunday after. */
const days: CalendarDay[] = Array.from({ length: 42 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 9, 26 + index)).toISOString().slice(0, 10);
  const number = String(Number(date.slice(8)));
  const marks = marksOf[date] ?? [];
  const today = date === '2026-11-21';
  const inMonth = date.startsWith('2026-11');
  return { date, number, name: `${number} of month ${date.slice(5, 7)}`, inMonth, today, marks };
});

const args: MonthCalendarProps = {
  label: 'November 2026',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (long) => ({ long, short: long.slice(0, 3) }),
  ),
  weeks: Array.from({ length: 6 }, (_, week) => days.slice(7 * week, 7 * week + 7)),
  chosen: '2026-11-21',
  onChoose: fn(),
};

const meta = preview.meta({
  title: 'Components/Races/MonthCalendar',
  component: MonthCalendar,
  args,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

/** Where days are narrow, marks are dots. */
export const Narrow = meta.story({
  tags: ['vrt'],
  globals: { theme: 'both' },
  parameters: { maxInlineSize: 340 },
});

/** The month is on its way. */
export const Loading = meta.story({ render: () => <MonthCalendarSkeleton /> });

/** A day is chosen by a press, and by the arrow keys from day to day and from week to week. */
export const Choosing = meta.story({
  render: (props) => {
    const [chosen, setChosen] = useState(props.chosen);
    return (
      <MonthCalendar
        {...props}
        chosen={chosen}
        onChoose={(detail) => {
          props.onChoose(detail);
          setChosen(detail.date);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args: { onChoose } }) => {
    const day = (number: number) =>
      canvas.getByRole('button', { name: new RegExp(`^${number} of month 11`) });
    await userEvent.tab();
    await expect(day(21)).toHaveFocus();
    await expect(day(21)).toHaveAttribute('aria-current', 'date');
    await userEvent.keyboard('{ArrowRight}');
    await expect(day(22)).toHaveFocus();
    await expect(day(22)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(day(14)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onChoose).toHaveBeenLastCalledWith({ date: '2026-11-21' });
    await userEvent.click(day(3));
    await expect(onChoose).toHaveBeenLastCalledWith({ date: '2026-11-03' });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(onChoose).toHaveBeenLastCalledWith({ date: '2026-10-27' });
  },
});

/** The day that is chosen is in another month: the first of this one is reached by Tab. */
export const Elsewhere = meta.story({
  args: { chosen: '2026-01-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1 of month 11' })).toHaveFocus();
  },
});
