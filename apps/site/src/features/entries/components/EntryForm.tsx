import type { OwnHorse, Race } from '@furlong/backend';
import {
  EmptyState,
  Grid,
  HorseCard,
  type HorseCardChoice,
  LoadMore,
  RaceCard,
  Stack,
  StepHeading,
  Subsection,
} from '@furlong/ui';
import { useState } from 'react';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { ClosesIn } from '../../../shared/time/ClosesIn.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { toHorseCardProps } from '../../horses/index.ts';
import { raceMoments, takesEntries, toRaceCardProps } from '../../races/index.ts';
import { inOrderOfUse, type Yard } from '../toConfirmationProps.ts';
import { useEntry } from '../useEntry.ts';
import { Confirmation } from './Confirmation.tsx';

export interface EntryFormProps {
  horses: readonly OwnHorse[];
  races: readonly Race[];
  yard: Yard;
  /** What the link that led here named. */
  preselected: { horseId: string | null; raceId: string | null };
  onLoadMore: (() => void) | undefined;
  loadingMore: boolean;
}

/** The two choices and, once both are made, the confirmation. */
export function EntryForm({
  horses,
  races,
  yard,
  preselected,
  onLoadMore,
  loadingMore,
}: EntryFormProps) {
  const { selection, act, confirm } = useEntry(preselected.horseId, preselected.raceId);
  const now = useNowAt(races.flatMap(raceMoments));
  const horse = horses.find(({ id }) => id === selection.horseId);
  const chosen = useKept(races.find(({ id }) => id === selection.target));
  const race = chosen?.id === selection.target ? chosen : undefined;
  const open = races.filter((each) => takesEntries(each, now) || each.id === race?.id);

  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        <StepHeading step={1} title="Choose a horse" />
        <Subsection>
          {horses.length === 0 && (
            <EmptyState title="No horses yet" hint="You can buy one in the sales ring." />
          )}
          <Grid columnMin={300}>
            {horses.map((each) => (
              <HorseChoice
                key={each.id}
                horse={each}
                yard={yard}
                selected={each.id === selection.horseId}
                onSelect={({ horseId }) => act({ type: 'pick horse', horseId })}
              />
            ))}
          </Grid>
        </Subsection>
      </Stack>
      <Stack gap="small">
        <StepHeading step={2} title="Choose a race" />
        <Subsection>
          {open.length === 0 && (
            <EmptyState title="No races found" hint="Check back later for new races." />
          )}
          <Grid columnMin={300}>
            {inOrderOfUse(open, horse, yard, now).map((each) => (
              <RaceCard
                key={each.id}
                {...toRaceCardProps(each, { now, specialty: horse?.specialty ?? null })}
                countdown={<ClosesIn race={each} />}
                selected={each.id === selection.target}
                onSelect={({ raceId }) => act({ type: 'pick target', target: raceId })}
              />
            ))}
          </Grid>
        </Subsection>
        {(open.length > 0 || onLoadMore) && (
          <LoadMore
            summary={`${pluralize(open.length, 'race')} open for entries`}
            onLoadMore={onLoadMore}
            busy={loadingMore}
          />
        )}
      </Stack>
      {horse && race && (
        <Confirmation
          horse={horse}
          race={race}
          yard={yard}
          now={now}
          selection={selection}
          onConfirm={() => void confirm()}
        />
      )}
    </Stack>
  );
}

interface HorseChoiceProps extends HorseCardChoice {
  horse: OwnHorse;
  yard: Yard;
}

function HorseChoice({ horse, yard, ...choice }: HorseChoiceProps) {
  const now = useNow(30_000);
  return <HorseCard {...toHorseCardProps(horse, { now, ...yard })} {...choice} />;
}

/** The last value that was there: a race that fills up or closes stays on show while it is chosen. */
function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}
