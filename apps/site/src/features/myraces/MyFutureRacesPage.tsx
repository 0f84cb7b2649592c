import type { MyEntry } from '@furlong/backend';
import { ButtonLink, EmptyState, HorseLines, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../shared/page/ListSkeleton.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { useNowAt } from '../../shared/time/useNowAt.ts';
import { usePlayer } from '../auth/index.ts';
import { raceMoments } from '../races/index.ts';
import { myStableQuery, useMyEntries } from '../stable/index.ts';
import { AheadCard } from './components/AheadCard.tsx';
import { entriesAheadQuery, ordersAheadQuery } from './queries.ts';

/** My Future Races: every entry ahead, how it stands, and what can still be changed of it. */
export default function MyFutureRacesPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="My Future Races"
        description="Your entries: how each stands, and what can still be changed."
        intro="Your entries, the next to be off first: how each stands, and what you can still change."
      />
      <Entries />
    </Stack>
  );
}

function Entries() {
  const { userId } = usePlayer();
  const stable = useQuery(myStableQuery(userId));
  const entries = useQuery(entriesAheadQuery(userId));
  const orders = useQuery(ordersAheadQuery(userId));
  // Tells when a race is settled.
  useMyEntries();
  const ahead = entries.data ?? [];
  const now = useNowAt(ahead.flatMap(({ race }) => raceMoments(race)));
  const [withdrawn, setWithdrawn] = useState<readonly MyEntry[]>([]);
  const gone = withdrawn.filter(({ id }) => ahead.every((entry) => entry.id !== id));
  const queries = [stable, entries, orders];

  if (anyFailed(queries)) {
    return <QueryFailed title="Your entries could not be loaded" queries={queries} />;
  }
  if (!stable.data || !entries.data || !orders.data) return <ListSkeleton what="Your entries" />;
  if (ahead.length === 0 && gone.length === 0) return <NoEntries />;
  return (
    <Stack gap="medium">
      <HorseLines label="Your entries" single>
        {[...gone, ...ahead].map((entry) => (
          <li key={entry.id}>
            <AheadCard
              entry={entry}
              orders={orders.data.get(entry.id)}
              silks={stable.data.silks}
              now={now}
              onWithdrawn={() => setWithdrawn((before) => [...before, entry])}
            />
          </li>
        ))}
      </HorseLines>
      {ahead.length === 0 && <NoEntries />}
    </Stack>
  );
}

function NoEntries() {
  return (
    <EmptyState
      title="No races ahead"
      hint="Once a horse is entered, its draw, weight, jockey and field stand here until the result."
      action={
        <ButtonLink href={paths.enterRace()} variant="gold">
          Enter Race
        </ButtonLink>
      }
    />
  );
}
