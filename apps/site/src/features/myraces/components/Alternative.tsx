import type { ListedRace, OwnHorse } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import { GradeBadge, Inline, Link, RowButtonLink, Stack, Text } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { dotted } from '../../../shared/format/dotted.ts';
import { formatEntryFee } from '../../../shared/format/entryFee.ts';
import { formatWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';

export interface AlternativeProps {
  race: ListedRace;
  horse: Pick<OwnHorse, 'id' | 'name'>;
  /** The server's time, ms. */
  now: number;
}

/** A race that would take a horse, on a line with the way into it. */
export function Alternative({ race, horse, now }: AlternativeProps) {
  return (
    <Inline justify="between" gap="xsmall">
      <Stack gap="none">
        <Inline gap="xsmall">
          <Link href={paths.race(race.id)}>{race.name}</Link>
          <GradeBadge grade={race.grade} />
        </Inline>
        <Text size="small" tone="muted">
          {dotted([
            formatWhen(race.offAt, now),
            tracks[race.trackId].name,
            `${formatMetres(race.distance)} ${race.surface}`,
            `Entry ${formatEntryFee(race.entryFee)}`,
          ])}
        </Text>
      </Stack>
      <RowButtonLink
        href={paths.enterRace({ horseId: horse.id, raceId: race.id })}
        label={`Enter Race with ${horse.name}: ${race.name}`}
      >
        Enter Race
      </RowButtonLink>
    </Inline>
  );
}
