import type { ClubOfSeason } from '@furlong/backend';
import { PlayerText, Stack, StatTiles, Text } from '@furlong/ui';
import { formatDayOfYear } from '../../../shared/format/time.ts';
import { howPointsAreWon, sayOpen } from '../clubWords.ts';

/** What a club says of itself, and what it has won. */
export function ClubHead({ club }: { club: ClubOfSeason }) {
  return (
    <Stack gap="medium">
      {club.description !== null && <PlayerText text={club.description} />}
      <StatTiles
        label="The club in figures"
        tiles={[
          { label: 'Points this season', value: `${club.points}` },
          { label: 'Wins', value: `${club.wins}`, detail: `from ${club.runs} this season` },
          {
            label: 'Members',
            value: `${club.members}`,
            detail: `${sayOpen(club.open).toLowerCase()}, founded ${formatDayOfYear(club.foundedAt)}`,
          },
        ]}
      />
      <Text size="small" tone="muted">
        {howPointsAreWon}
      </Text>
    </Stack>
  );
}
