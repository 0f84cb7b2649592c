import { seasonAt } from '@furlong/game/rules';
import { lazy, Suspense } from 'react';
import { keptHere } from '../../../shared/keptHere.ts';
import { useNow } from '../../../shared/time/useNow.ts';

const TurnNotice = lazy(async () => ({
  default: (await import('./TurnNotice.tsx')).TurnNotice,
}));

/** Where this browser keeps the last season whose end the stable's owner has read of. */
export const readSeasonKey = (stableId: string) => `furlong.season-read.${stableId}`;

export interface SeasonTurnNewsProps {
  userId: string;
  stable: { id: string; createdAt: number };
}

/** Tells once that a season is over. Nothing is fetched for it while none is, and once it was read of here. */
export function SeasonTurnNews({ userId, stable }: SeasonTurnNewsProps) {
  const over = seasonAt(useNow(60_000)) - 1;
  const read = keptHere.getItem(readSeasonKey(stable.id));
  if (over < seasonAt(stable.createdAt) || read === `${over}`) return null;
  return (
    <Suspense fallback={null}>
      <TurnNotice userId={userId} />
    </Suspense>
  );
}
