import type { Stable, StableRecord } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import {
  ButtonLink,
  describeSilks,
  Heading,
  Inline,
  Silks,
  Stack,
  StatTiles,
  Text,
} from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import { ownershipOf } from '../ownershipOf.ts';

export interface StableHeadProps {
  stable: Stable;
  record: StableRecord;
  /** The player's own. */
  mine: boolean;
}

/** Whose stable it is, in which colours it runs, and what its horses have done. */
export function StableHead({ stable, record, mine }: StableHeadProps) {
  const { horses, runs, wins, places, earnings, formerNames, ownerLeft } = record;
  return (
    <Stack gap="large">
      <Inline gap="medium" fill>
        <Silks design={stable.silks} size={96} decorative />
        <Stack gap="xsmall">
          <Heading level={1}>{stable.name}</Heading>
          {(stable.isHouse || stable.ownerName !== null) && (
            <Text>
              {stable.isHouse
                ? 'A house stable: its horses make up fields, and its prizes stay with the house.'
                : ownershipOf(stable)}
            </Text>
          )}
          {ownerLeft && <Text>Its owner has left the game.</Text>}
          {formerNames.length > 0 && <Text size="small">Formerly {formerNames.join(', ')}</Text>}
          <Text size="small" tone="muted">
            {describeSilks(stable.silks)}
          </Text>
          {!stable.isHouse && !mine && !ownerLeft && (
            <div>
              <ButtonLink href={paths.letters(stable.id)} variant="secondary" size="small">
                Write a Letter
              </ButtonLink>
            </div>
          )}
        </Stack>
      </Inline>
      <StatTiles
        label="The stable in figures"
        tiles={[
          { label: 'Horses', value: `${horses}` },
          { label: 'Wins', value: `${wins}`, detail: `from ${runs} runs` },
          { label: 'First three', value: `${places}`, detail: `from ${runs} runs` },
          { label: 'Earnings', value: formatMoney(earnings), gold: true },
        ]}
      />
    </Stack>
  );
}
