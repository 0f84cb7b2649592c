import type { ClaimingRace, Stable } from '@furlong/backend';
import { claimWindow, formatMoney } from '@furlong/game/rules';
import { Countdown, Fact, Facts, Heading, Inline, Link, Money, Stack, Text } from '@furlong/ui';
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
          <Facts>
            <Fact label="Each runner" size="large">
              <Money amount={formatMoney(claimPrice)} tone="gold" />
            </Fact>
            <Fact
              label={open ? 'Claims shut in' : 'Entries close, and claims open, in'}
              size="large"
            >
              <Countdown
                label=""
                seconds={seconds(open ? claimsShutAt : closesAt)}
                done={open ? 'Claims are shut' : 'Entries are closing'}
              />
            </Fact>
          </Facts>
        </Inline>
        <Text tone="muted">{dotted(raceFacts(race, now))}</Text>
        <Text size="small" tone="muted">
          {race.conditions}
        </Text>
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
