import type { ListedRace, OwnHorse } from '@furlong/backend';
import type { HorseChoiceProps } from '@furlong/ui';
import type { ReactNode } from 'react';
import { ChooseHorse } from '../../horses/index.ts';
import { type StableState, unavailability } from '../entryRefusals.ts';

export interface HorseStepProps extends Pick<HorseChoiceProps, 'onSelect'> {
  horses: readonly OwnHorse[];
  /** All open races that suit any of them. */
  races: readonly ListedRace[];
  stableState: StableState;
  /** The horse chosen; null while none is. */
  horseId: string | null;
  /** Follows the chosen horse; null where it follows the race. */
  confirmation: ReactNode;
}

/** The first step of an entry: which horse. */
export function HorseStep({ races, stableState, confirmation, ...choice }: HorseStepProps) {
  return (
    <ChooseHorse
      {...choice}
      around={stableState}
      unavailability={(horse, now) => unavailability(horse, races, stableState.stable, now)}
      withCondition={false}
    >
      {confirmation}
    </ChooseHorse>
  );
}
