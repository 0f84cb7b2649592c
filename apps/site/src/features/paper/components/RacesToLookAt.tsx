import type { RaceToWatch } from '@furlong/backend';
import { formatDistance, formatMoney } from '@furlong/game/rules';
import { Agenda, Heading, Money, Stack, Text } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { formatDay, formatTime } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { trackName } from '../toStory.ts';

/** The greatest races of the next 24 hours. */
export function RacesToLookAt({ races }: { races: readonly RaceToWatch[] }) {
  const now = useNow(60_000);
  return (
    <Stack gap="small">
      <Heading level={2}>Races to Look At</Heading>
      {races.length === 0 ? (
        <Text>No race of the next 24 hours is on the programme yet.</Text>
      ) : (
        <Agenda
          label="The greatest races of the next 24 hours"
          items={races.map((race) => ({
            id: race.id,
            time: formatTime(race.offAt),
            title: race.name,
            href: paths.race(race.id),
            detail: dotted([
              formatDay(race.offAt, now),
              race.grade,
              `${formatDistance(race.distance)} ${race.surface} at ${trackName(race.trackId)}`,
            ]),
            standing: <Money amount={formatMoney(race.purse)} tone="gold" />,
          }))}
        />
      )}
    </Stack>
  );
}
