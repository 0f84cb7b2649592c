import type { OwnHorse } from '@furlong/backend';
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
import { useNow } from '../../../shared/time/useNow.ts';
import { toHorseCardProps } from '../../horses/index.ts';
import type { Yard } from '../toConfirmationProps.ts';

export interface HorseStepProps extends Pick<HorseCardChoice, 'onSelect'> {
  horses: readonly OwnHorse[];
  yard: Yard;
  /** The horse chosen; null while none is. */
  horseId: string | null;
}

/** The first step of an entry: which horse. */
export function HorseStep({ horses, yard, horseId, onSelect }: HorseStepProps) {
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
            <HorseChoice
              key={each.id}
              horse={each}
              yard={yard}
              selected={each.id === horseId}
              onSelect={onSelect}
            />
          ))}
        </Grid>
      </Subsection>
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
