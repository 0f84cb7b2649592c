import type { OwnHorse } from '@furlong/backend';
import { ConditionMeter, EnergyMeter, Stack, Text } from '@furlong/ui';
import { fitnessOf } from '../../../shared/format/fitnessOf.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { sayRest } from '../../../shared/horses/energy.ts';
import { sayTalents } from '../../../shared/horses/talents.ts';
import { useNow } from '../../../shared/time/useNow.ts';

/** How fit and how rested a horse is, and what its rating says of its talents: for its owner. */
export function OwnersFitness({ horse }: { horse: OwnHorse }) {
  const now = useNow(30_000);
  const { condition, energy } = fitnessOf(horse, now);
  const rest =
    horse.atWork === null
      ? (sayRest(horse, now) ?? 'It is rested.')
      : `It is at work until ${sayWhen(horse.atWork.until, now)}.`;
  return (
    <Stack gap="small">
      <ConditionMeter label="Condition" {...condition} />
      <EnergyMeter {...energy} />
      <Text size="small">{rest}</Text>
      <Text size="small" tone="muted">
        {sayTalents(horse)}
      </Text>
    </Stack>
  );
}
