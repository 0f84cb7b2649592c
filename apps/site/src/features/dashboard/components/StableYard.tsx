import {
  EmptyState,
  Heading,
  Link,
  Stack,
  Text,
  VisuallyHidden,
  Yard,
  YardSkeleton,
} from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { BackIn } from '../../horses/index.ts';
import { futureRacesQuery } from '../../races/index.ts';
import { myEntriesQuery, myHorsesQuery, myPursesQuery, myStableQuery } from '../../stable/index.ts';
import { toYard } from '../toYard.ts';

/** So many boxes are shown; the rest are in My Horses. */
const shown = 6;

export interface StableYardProps {
  userId: string;
  /** What stands below the yard. It waits for it, so that nothing moves when the horses are there. */
  children: ReactNode;
}

/** The stable's horses, each with the race that is next for it. */
export function StableYard({ userId, children }: StableYardProps) {
  const stable = useQuery(myStableQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const purses = useQuery(myPursesQuery(userId));
  const races = useInfiniteQuery(futureRacesQuery(null));
  const now = useNow(15_000);
  const queries = [stable, horses, entries, purses, races];

  if (anyFailed(queries)) {
    return (
      <>
        <QueryFailed title="Your yard could not be loaded" queries={queries} />
        {children}
      </>
    );
  }
  if (!stable.data || !horses.data || !entries.data || !purses.data || !races.data) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>Your yard is loading.</VisuallyHidden>
        <YardSkeleton />
      </div>
    );
  }
  const boxes = toYard(horses.data, {
    stable: stable.data,
    credits: purses.data.credits,
    entries: entries.data,
    races: races.data.pages.flat(),
    now,
  });
  return (
    <>
      <Stack gap="small">
        <Heading>The Yard</Heading>
        {boxes.length === 0 ? (
          <EmptyState title="The boxes are empty" hint="You can buy a horse in the sales ring." />
        ) : (
          <Yard
            silks={stable.data.silks}
            horses={boxes.slice(0, shown).map(({ atWorkUntil, ...box }) => ({
              ...box,
              atWork: atWorkUntil === null ? null : <BackIn until={atWorkUntil} />,
            }))}
          />
        )}
        {boxes.length > shown && (
          <Text size="small">
            <Link href={paths.myHorses}>All {pluralize(boxes.length, 'horse')}</Link>
          </Text>
        )}
      </Stack>
      {children}
    </>
  );
}
