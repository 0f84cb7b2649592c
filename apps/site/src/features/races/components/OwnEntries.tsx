import type { Race, Runner } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { OwnEntry, Stack } from '@furlong/ui';
import { useState } from 'react';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { ballotAhead } from '../ballotWords.ts';
import { useWithdrawal } from '../useWithdrawal.ts';
import { JockeyOrders } from './JockeyOrders.tsx';

interface OwnEntriesProps {
  race: Race;
  /** The player's own runners. */
  runners: readonly Runner[];
  playerId: string;
}

/** The player's entries for a race that takes entries, each with the way out of it. */
export function OwnEntries({ race, runners, playerId }: OwnEntriesProps) {
  const [withdrawn, setWithdrawn] = useState<readonly Runner[]>([]);
  const gone = withdrawn.filter(({ id }) => runners.every((runner) => runner.id !== id));
  return (
    <Stack gap="small">
      {[...runners, ...gone].map((runner) => (
        <Entry
          key={runner.id}
          race={race}
          runner={runner}
          playerId={playerId}
          onWithdrawn={() => setWithdrawn((before) => [...before, runner])}
        />
      ))}
    </Stack>
  );
}

interface EntryProps {
  race: Race;
  runner: Runner;
  playerId: string;
  onWithdrawn: () => void;
}

function Entry({ race, runner, playerId, onWithdrawn }: EntryProps) {
  const { horse, horseId, stable } = runner;
  const ballot = ballotAhead(race);
  const withdrawal = useWithdrawal(playerId, { raceId: race.id, horseId }, onWithdrawn);
  return (
    <OwnEntry
      {...withdrawal}
      horse={horse.name}
      portrait={portraitOf(horse, race.offAt)}
      silks={stable.silks}
      race={race.name}
      {...(ballot !== undefined && { ballot })}
      fee={race.entryFee === 0 ? null : formatMoney(race.entryFee)}
    >
      <JockeyOrders race={race} runner={runner} playerId={playerId} />
    </OwnEntry>
  );
}
