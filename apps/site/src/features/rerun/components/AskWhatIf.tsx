import { WhatIfInvitation } from '@furlong/ui';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RerunRaceProps } from '../useRerun.ts';
import { isWhatIfLink } from '../whatIfLink.ts';

// Most who read a result change nothing about the race.
const Gallop = lazy(async () => ({ default: (await import('./Gallop.tsx')).Gallop }));

/** Invites to run the race again with something changed; a link to what was changed opens it at once. */
export function AskWhatIf(props: RerunRaceProps) {
  const [query] = useSearchParams();
  const [wanted, setWanted] = useState(() => isWhatIfLink(query));
  const invitation = <WhatIfInvitation busy={wanted} onStart={() => setWanted(true)} />;
  if (!wanted) return invitation;
  return (
    <Suspense fallback={invitation}>
      <Gallop {...props} onHide={() => setWanted(false)} />
    </Suspense>
  );
}
