import type { OwnHorse } from '@furlong/backend';
import {
  Button,
  FilterBar,
  Heading,
  Inline,
  MonthCalendar,
  Stack,
  Tabs,
  VisuallyHidden,
} from '@furlong/ui';
import type { CalendarView } from '../calendarAddress.ts';
import {
  type Day,
  dateBefore,
  dateOf,
  formatMonth,
  midnightOf,
  monthsFrom,
  weekdays,
} from '../days.ts';
import { toCalendarDays } from '../toCalendarDays.ts';
import { MonthList } from './MonthList.tsx';

const all = 'all';

const tabs = [
  { value: 'month', label: 'Month' },
  { value: 'list', label: 'List' },
] as const;

export interface MonthProps {
  view: CalendarView;
  onShow: (changes: Partial<CalendarView>) => void;
  days: readonly Day[];
  facts: Parameters<typeof toCalendarDays>[1];
  /** All of the player's. */
  horses: readonly OwnHorse[];
  loading: boolean;
}

/** The month of the day that is chosen, as a grid or as a list, of all horses or of one. */
export function Month({ view, onShow, days, facts, horses, loading }: MonthProps) {
  const label = formatMonth(midnightOf(view.day) ?? facts.now);
  const drawn = toCalendarDays(days, facts);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    drawn.slice(7 * week, 7 * week + 7),
  );
  return (
    <Stack gap="medium">
      <Inline gap="small" justify="between">
        <Heading level={2}>{label}</Heading>
        <Inline gap="xsmall">
          <Button variant="secondary" onPress={() => onShow({ day: dateBefore(view.day, days) })}>
            Previous<VisuallyHidden> month</VisuallyHidden>
          </Button>
          <Button variant="secondary" onPress={() => onShow({ day: dateOf(facts.now) })}>
            Today
          </Button>
          <Button variant="secondary" onPress={() => onShow({ day: monthsFrom(view.day, 1) })}>
            Next<VisuallyHidden> month</VisuallyHidden>
          </Button>
        </Inline>
      </Inline>
      <FilterBar
        label="Filter the calendar"
        active={view.horseId === null ? 0 : 1}
        selects={[
          {
            label: 'Horse',
            options: [
              { value: all, label: 'All horses' },
              ...horses.map(({ id, name }) => ({ value: id, label: name })),
            ],
            value: horses.some(({ id }) => id === view.horseId) ? (view.horseId ?? all) : all,
            onChange: ({ value }) => onShow({ horseId: value === all ? null : value }),
          },
        ]}
      />
      <Tabs
        label="How the month is shown"
        tabs={tabs}
        value={view.list ? 'list' : 'month'}
        onChange={({ value }) => onShow({ list: value === 'list' })}
      >
        <div aria-busy={loading}>
          {view.list ? (
            <MonthList label={label} days={days} facts={facts} />
          ) : (
            <MonthCalendar
              label={label}
              weekdays={weekdays}
              weeks={weeks}
              chosen={view.day}
              onChoose={({ date }) => onShow({ day: date })}
            />
          )}
        </div>
      </Tabs>
    </Stack>
  );
}
