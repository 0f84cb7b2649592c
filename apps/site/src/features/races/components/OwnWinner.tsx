import type { RaceWithEntries, Runner } from '@furlong/backend';
import { formatMoney, tracks } from '@furlong/game/rules';
import { WinnersMoment } from '@furlong/ui';
import { useEffect, useState } from 'react';
import { dotted } from '../../../shared/format/dotted.ts';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { formatDate } from '../../../shared/format/time.ts';
import { keepWinnerSeen, winnerSeen } from '../winnersSeen.ts';

interface OwnWinnerProps {
  race: RaceWithEntries['race'];
  winner: Runner;
  playerId: string;
}

/** The player's winner, the first time that its official result is opened here; after that, nothing. */
export function OwnWinner({ race, winner, playerId }: OwnWinnerProps) {
  const raceId = race.id;
  const [shown, setShown] = useState(() => !winnerSeen({ playerId, raceId }));
  useEffect(() => keepWinnerSeen({ playerId, raceId }), [playerId, raceId]);
  if (!shown) return null;
  const { horse, stable, prize } = winner;
  return (
    <WinnersMoment
      horse={horse.name}
      race={race.name}
      where={dotted([tracks[race.trackId].name, formatDate(race.offAt)])}
      prize={prize ? formatMoney(prize) : null}
      stable={stable.name}
      silks={stable.silks}
      portrait={portraitOf(horse, race.offAt)}
      onDismiss={() => setShown(false)}
    />
  );
}
