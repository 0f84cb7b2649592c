import type { ClaimingRace, Stable } from '@furlong/backend';
import { claimWindow, formatMoney } from '@furlong/game/rules';
import { Countdown, Heading, Inline, Link, Money, Stack, Text } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { paths } from '../../../shared/paths.ts';
import { raceFacts } from '../claimWords.ts';
import { RunnersToClaim } from './RunnersToClaim.tsx';

export interface RaceToClaimFromProps {
  race: ClaimingRace;
  /** The player's; null for a visitor. */
  stable: Stable | null;
  /** The server's time, ms. */
  now: number;
}

/** A claiming race: what its runners cost, how long they can be claimed, and each of them. */
export function RaceToClaimFrom({ race, stable, now }: RaceToClaimFromProps) {
  const { closesAt, claimsShutAt, claimPrice, claimable } = race;
  const open = claimWindow({ closesAt, shutsAt: claimsShutAt }, now) === 'open';
  const seconds = (until: number) => Math.ceil((until - now) / 1000);
  return (
    <section aria-label={race.name}>
      <Stack gap="small">
        <Inline gap="medium" justify="between">
          <Heading level={2}>
            <Link href={paths.race(race.id)}>{race.name}</Link>
          </Heading>
          <Text>
            Each runner for <Money amount={formatMoney(claimPrice)} />
          </Text>
        </Inline>
        <Text tone="muted">{dotted(raceFacts(race, now))}</Text>
        <Text size="small" tone="muted">
          {race.conditions}
        </Text>
        {open ? (
          <Countdown
            label="Claims shut in"
            seconds={seconds(claimsShutAt)}
            done="Claims are shut"
          />
        ) : (
          <Countdown
            label="Entries close, and claims open, in"
            seconds={seconds(closesAt)}
            done="Entries are closing"
          />
        )}
        {claimable.length > 0 ? (
          <RunnersToClaim race={race} stable={stable} open={open} now={now} />
        ) : (
          <Text>
            {race.entriesCount === 0
              ? 'No horse is entered yet.'
              : `${pluralize(race.entriesCount, 'horse')} entered so far. The field is final when entries close.`}
          </Text>
        )}
      </Stack>
    </section>
  );
}
