import { Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { AddressTabs } from '../../shared/page/AddressTabs.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { useNow } from '../../shared/time/useNow.ts';
import { useSession } from '../auth/index.ts';
import { openRacesQuery } from '../calendar/index.ts';
import { coursesQuery } from '../tracks/index.ts';
import { Ladder } from './components/Ladder.tsx';
import { OwnHorses } from './components/OwnHorses.tsx';
import { Prizes, Weights } from './components/PrizesAndWeights.tsx';
import { raceCategoriesHead } from './heads.ts';
import { toRungs } from './toRungs.ts';
import { useOwnOnLadder } from './useOwnOnLadder.ts';

const tabs = [
  { value: 'classes', label: 'Classes' },
  { value: 'prizes', label: 'Prizes' },
  { value: 'weights', label: 'Weights' },
] as const;

/** Race Categories: the class ladder, what is next in each class, and where one's own horses stand. */
export default function RaceCategoriesPage() {
  const session = useSession();
  const open = useQuery(openRacesQuery);
  const courses = useQuery(coursesQuery(null));
  const now = useNow(60_000);
  const own = useOwnOnLadder();
  const queries = [open, courses];
  // The ladder is below one's horses, and has the next races in it: all at once, so that nothing moves.
  const awaited = [...queries, own.horses, own.stable].some(({ isLoading }) => isLoading);
  return (
    <Stack gap="xlarge">
      <PageHeading
        {...raceCategoriesHead}
        intro="From novices to Grade 1: who may run in what, what it costs, what it pays, and what is carried."
      />
      {awaited ? (
        <TableLoading heading="8rem" rows={12} />
      ) : (
        <>
          {session.status === 'signed-in' && <OwnHorses {...own} />}
          {anyFailed(queries) && (
            <QueryFailed title="The next races could not be loaded" queries={queries} />
          )}
          <AddressTabs
            label="Classes, prizes and weights"
            tabs={tabs}
            usual="classes"
            content={{
              classes: (
                <Ladder
                  rungs={toRungs(open.data ?? [], courses.data ?? [], now)}
                  next={anyFailed(queries) ? 'failed' : 'known'}
                />
              ),
              prizes: <Prizes />,
              weights: <Weights />,
            }}
          />
        </>
      )}
    </Stack>
  );
}
