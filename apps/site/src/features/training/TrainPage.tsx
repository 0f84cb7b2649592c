import { ButtonLink, Heading, Inline, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { HorseChoiceLoading } from '../../shared/horses/HorseChoiceLoading.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths, readPreselection } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import { myEntriesQuery, myHorsesQuery, myStableQuery, myWalletsQuery } from '../stable/index.ts';
import { SessionHistory } from './components/SessionHistory.tsx';
import { TrainingForm } from './components/TrainingForm.tsx';
import { programmesQuery, recentWorkQuery, sessionsQuery } from './queries.ts';

/** Train: pick a horse, then a training program, then start; and what was gained so far. */
export default function TrainPage() {
  return (
    <Stack gap="large">
      <Inline justify="between" gap="medium">
        <PageHeading
          title="Train"
          description="Pick a horse, then a training program."
          intro="Pick a horse, then a training program. What it gains comes when the session ends."
        />
        <ButtonLink href={paths.gallops()} variant="secondary" size="small">
          Gallops
        </ButtonLink>
      </Inline>
      <Training />
    </Stack>
  );
}

function Training() {
  const { userId } = usePlayer();
  const stable = useQuery(myStableQuery(userId));
  const wallets = useQuery(myWalletsQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const programmes = useQuery(programmesQuery);
  const work = useQuery(recentWorkQuery(userId));
  const sessions = useInfiniteQuery(sessionsQuery(userId));
  const [search] = useSearchParams();
  const queries = [stable, wallets, horses, entries, programmes, work, sessions];

  if (anyFailed(queries)) {
    return <QueryFailed title="Your horses could not be loaded" queries={queries} />;
  }
  if (
    !stable.data ||
    !wallets.data ||
    !horses.data ||
    !entries.data ||
    !programmes.data ||
    !work.data ||
    !sessions.data
  ) {
    return (
      <HorseChoiceLoading
        what="Your horses"
        chosen={readPreselection(search).horseId !== null}
        count={3}
      />
    );
  }
  return (
    <Stack gap="xlarge">
      <TrainingForm
        horses={horses.data}
        programmes={programmes.data}
        stableState={{
          stable: stable.data,
          means: wallets.data,
          entries: entries.data,
          work: work.data,
        }}
        preselected={readPreselection(search)}
      />
      <Stack gap="small">
        <Heading level={2}>Training History</Heading>
        <SessionHistory sessions={sessions.data.pages.flat()} pages={sessions} />
      </Stack>
    </Stack>
  );
}
