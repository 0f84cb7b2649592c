import { energyAfterRace, energyAt, energyBand, HOUR, middlingTalents } from '@furlong/game/rules';
import { Card, ConditionMeter, Stack } from '@furlong/ui';

const mile = 1_600;
const after = energyAfterRace(100, mile);

/** How long after the race, hours. */
const moments = [
  { label: 'At once', hours: 0 },
  { label: '12 hours', hours: 12 },
  { label: 'One day', hours: 24 },
  { label: 'Two days', hours: 48 },
];

/** What a race over a mile leaves a fresh horse of middling talent, and how rest brings it back. */
export function Rest() {
  return (
    <Card>
      <Stack gap="small">
        {moments.map(({ label, hours }) => {
          const energy = energyAt(after, 0, hours * HOUR, middlingTalents.recovery);
          return (
            <ConditionMeter key={label} label={label} value={energy} band={energyBand(energy)} />
          );
        })}
      </Stack>
    </Card>
  );
}
