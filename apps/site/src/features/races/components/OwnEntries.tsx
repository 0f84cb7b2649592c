import type { Race, Runner } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { OwnEntry, Stack, type WithdrawalProgress } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { errorMessage } from '../../../shared/api/errorMessage.ts';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { ballotAhead } from '../ballotWords.ts';
import { withdrawEntryMutation } from '../mutations.ts';
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
  const { horse, stable } = runner;
  const ballot = ballotAhead(race);
  // Kept for a repeat: what was not answered may have been done.
  const [requestId] = useState(() => uuid());
  const withdrawal = useMutation({ ...withdrawEntryMutation(playerId), onSuccess: onWithdrawn });
  return (
    <OwnEntry
      horse={horse.name}
      portrait={portraitOf(horse, race.offAt)}
      silks={stable.silks}
      race={race.name}
      {...(ballot !== undefined && { ballot })}
      fee={race.entryFee === 0 ? null : formatMoney(race.entryFee)}
      progress={progressOf(withdrawal)}
      onWithdraw={() => withdrawal.mutate({ raceId: race.id, horseId: runner.horseId, requestId })}
    >
      <JockeyOrders race={race} runner={runner} playerId={playerId} />
    </OwnEntry>
  );
}

function progressOf({
  status,
  error,
}: {
  status: 'idle' | 'pending' | 'success' | 'error';
  error: Error | null;
}): WithdrawalProgress {
  switch (status) {
    case 'idle':
      return { state: 'entered' };
    case 'pending':
      return { state: 'busy' };
    case 'success':
      return { state: 'withdrawn' };
    case 'error':
      return { state: 'refused', refusal: errorMessage(error) };
  }
}
