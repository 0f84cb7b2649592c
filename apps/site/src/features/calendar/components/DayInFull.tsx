import type { CalendarRace, ListedRace, OwnHorse, TrainingDay } from '@furlong/backend';
import { Agenda, Heading, Stack, Text } from '@furlong/ui';
import type { CalendarView } from '../calendarAddress.ts';
import { dateOf, formatFullDay, midnightOf } from '../days.ts';
import { ofRunner, ofTraining } from '../toAgenda.tsx';
import { ProgrammeOfDay } from './ProgrammeOfDay.tsx';

export interface DayInFullProps {
  view: CalendarView;
  onShow: (changes: Partial<CalendarView>) => void;
  facts: { races: readonly CalendarRace[]; training: readonly TrainingDay[]; now: number };
  /** Those that the calendar is of. */
  horses: readonly OwnHorse[];
  open: readonly ListedRace[];
}

/** The day that is chosen: what the horses run and did, and what is on the programme. */
export function DayInFull({ view, onShow, facts, horses, open }: DayInFullProps) {
  const midnight = midnightOf(view.day) ?? facts.now;
  const races = facts.races.filter(({ offAt }) => dateOf(offAt) === view.day);
  const training = facts.training.filter((day) => dateOf(day.midnight) === view.day);
  const isPast = view.day < dateOf(facts.now);
  return (
    <Stack gap="medium">
      <Heading level={2}>{formatFullDay(midnight)}</Heading>
      {races.length > 0 && (
        <Stack gap="xsmall">
          <Heading level={3}>Your runners</Heading>
          <Agenda label="Your runners" items={races.map(ofRunner)} />
        </Stack>
      )}
      {training.length > 0 && (
        <Stack gap="xsmall">
          <Heading level={3}>Training</Heading>
          <Agenda label="Training" items={training.map(ofTraining)} />
        </Stack>
      )}
      {races.length + training.length === 0 && (
        <Text tone="muted">
          {isPast ? 'Nothing ran, and nothing was trained.' : 'Nothing is entered yet.'}
        </Text>
      )}
      {!isPast && (
        <ProgrammeOfDay
          // A day is read from its first race.
          key={view.day}
          view={view}
          onShow={onShow}
          now={facts.now}
          midnight={midnight}
          horses={horses}
          open={open}
        />
      )}
    </Stack>
  );
}
