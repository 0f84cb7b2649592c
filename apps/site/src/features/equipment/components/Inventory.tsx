import type { EquipmentSlot, Inventory as Tack } from '@furlong/backend';
import { equipmentSlots, type Silks } from '@furlong/game/rules';
import { EmptyState, Notice, Stack, StepHeading, Subsection } from '@furlong/ui';
import { useSearchParams } from 'react-router-dom';
import { NoHorses } from '../../../shared/page/NoHorses.tsx';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { Fitting } from './Fitting.tsx';
import { HorseToEquip } from './HorseToEquip.tsx';

export interface InventoryProps {
  tack: Tack;
  /** The stable's colours. */
  silks: Silks;
}

/** The choice of a horse, which the address remembers, and what the horse chosen wears. */
export function Inventory({ tack, silks }: InventoryProps) {
  const [search, setSearch] = useSearchParams();
  const now = useNowAt(tack.horses.flatMap(({ race }) => (race ? [race.closesAt] : [])));
  const named = search.get('horse');
  // Who has one horse has nothing to choose.
  const [only, ...others] = tack.horses;
  const horse = tack.horses.find(({ id }) => id === named) ?? (others.length ? undefined : only);
  const slot = equipmentSlots.find((each) => each === search.get('slot')) ?? 'saddle';
  const remember = (choice: { horse: string } | { slot: EquipmentSlot }) =>
    setSearch((before) => ({ ...Object.fromEntries(before), ...choice }), {
      replace: true,
      preventScrollReset: true,
    });

  if (tack.horses.length === 0) {
    return <NoHorses />;
  }
  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        <StepHeading step={1} title="Choose a horse" />
        {named !== null && named !== horse?.id && (
          <Notice tone="info">This horse is not in your stable. Choose one that is.</Notice>
        )}
        <Subsection>
          <HorseToEquip
            tack={tack}
            silks={silks}
            now={now}
            horse={horse}
            onSelect={({ horseId }) => remember({ horse: horseId })}
          />
        </Subsection>
      </Stack>
      {horse ? (
        <Fitting
          // What was looked at or refused was another horse's.
          key={horse.id}
          tack={tack}
          horse={horse}
          slot={slot}
          now={now}
          onSlot={(chosen) => remember({ slot: chosen.slot })}
        />
      ) : (
        <Stack gap="small">
          <StepHeading step={2} title="Choose a slot" />
          <EmptyState
            title="Six places on a horse"
            quiet
            hint="Choose a horse above, to see what it wears and what of your tack room would suit it."
          />
        </Stack>
      )}
    </Stack>
  );
}
