import type { CalendarRace, TrainingDay } from '@furlong/backend';
import { Agenda, EmptyState, Heading, Stack } from '@furlong/ui';
import { type Day, dateOf, formatFullDay } from '../days.ts';
import { ofRunner, ofTraining } from '../toAgenda.tsx';

export interface MonthListProps {
  label: string;
  days: readonly Day[];
  facts: { races: readonly CalendarRace[]; training: readonly TrainingDay[] };
}

/** The days of a month on which something ran or was trained, one under the other. */
export function MonthList({ label, days, facts }: MonthListProps) {
  const racesOn = Map.groupBy(facts.races, ({ offAt }) => dateOf(offAt));
  const trainingOn = Map.groupBy(facts.training, ({ midnight }) => dateOf(midnight));
  const busy = days
    .filter(({ inMonth }) => inMonth)
    .map(({ date, midnight }) => ({
      midnight,
      items: [
        ...(racesOn.get(date) ?? []).map(ofRunner),
        ...(trainingOn.get(date) ?? []).map(ofTraining),
      ],
    }))
    .filter(({ items }) => items.length > 0);
  if (busy.length === 0) {
    return (
      <EmptyState
        title={`Nothing in ${label}`}
        hint="Runners and training sessions stand here by their days."
      />
    );
  }
  return (
    <Stack gap="large">
      {busy.map(({ midnight, items }) => (
        <Stack key={midnight} gap="xsmall">
          <Heading level={3}>{formatFullDay(midnight)}</Heading>
          <Agenda label={formatFullDay(midnight)} items={items} />
        </Stack>
      ))}
    </Stack>
  );
}
