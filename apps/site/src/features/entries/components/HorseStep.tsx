import type { ListedRace, OwnHorse } from '@furlong/backend';
import {
  EmptyState,
  Grid,
  HorseCard,
  type HorseCardChoice,
  Notice,
  Stack,
  StepHeading,
  Subsection,
} from '@furlong/ui';
import { Fragment, type ReactNode } from 'react';
import { useNow } from '../../../shared/time/useNow.ts';
import { toHorseCardProps } from '../../horses/index.ts';
import { type StableState, unavailability } from '../entryRefusals.ts';

export interface HorseStepProps extends Pick<HorseCardChoice, 'onSelect'> {
  horses: readonly OwnHorse[];
  /** All that it could be entered for; undefined while there may be more. */
  races: readonly ListedRace[] | undefined;
  stableState: StableState;
  /** The horse chosen; null while none is. */
  horseId: string | null;
  /** Follows the chosen horse; null where it follows the race. */
  confirmation: ReactNode;
}

/** The first step of an entry: which horse. */
export function HorseStep({
  horses,
  races,
  stableState,
  horseId,
  confirmation,
  onSelect,
}: HorseStepProps) {
  const unknown = horseId !== null && horses.every(({ id }) => id !== horseId);
  return (
    <Stack gap="small">
      <StepHeading step={1} title="Choose a horse" />
      {unknown && (
        <Notice tone="info">This horse is not in your stable. Choose one that is.</Notice>
      )}
      <Subsection>
        {horses.length === 0 && (
          <EmptyState title="No horses yet" hint="You can buy one in the sales ring." />
        )}
        <Grid columnMin={300}>
          {horses.map((each) => (
            <Fragment key={each.id}>
              <HorseChoice
                horse={each}
                races={races}
                stableState={stableState}
                selected={each.id === horseId}
                onSelect={onSelect}
              />
              {each.id === horseId && confirmation}
            </Fragment>
          ))}
        </Grid>
      </Subsection>
    </Stack>
  );
}

interface HorseChoiceProps extends HorseCardChoice {
  horse: OwnHorse;
  races: readonly ListedRace[] | undefined;
  stableState: StableState;
}

function HorseChoice({ horse, races, stableState, ...choice }: HorseChoiceProps) {
  const now = useNow(30_000);
  const unavailable = races === undefined ? {} : unavailability(horse, races, now);
  return (
    <HorseCard {...toHorseCardProps(horse, { now, ...stableState })} {...choice} {...unavailable} />
  );
}
