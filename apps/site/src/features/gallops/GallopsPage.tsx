import { EmptyState, Stack, StepHeading } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gallopNotebookQuery } from '../../shared/gallops/gallopNotebookQuery.ts';
import { HorseChoiceLoading } from '../../shared/horses/HorseChoiceLoading.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { readPreselection, writeChoice } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import { ChooseHorse, horseRunsQuery } from '../horses/index.ts';
import { myEntriesQuery, myHorsesQuery, myStableQuery } from '../stable/index.ts';
import { GallopsOfHorse } from './components/GallopsOfHorse.tsx';
import { gallopsQuery } from './queries.ts';

/** Gallops: choose a horse, ask it something, and read what its notebook makes of the answers. */
export default function GallopsPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Gallops"
        description="Find out by free gallops what each of your horses likes."
        intro="Six free gallops a day for each horse. Ask one thing at a time, and let the notebook add up what it likes."
      />
      <Gallops />
    </Stack>
  );
}

function Gallops() {
  const { userId } = usePlayer();
  const [search, setSearch] = useSearchParams();
  const [picked, setPicked] = useState(readPreselection(search).horseId);
  const stable = useQuery(myStableQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const [only, ...others] = horses.data ?? [];
  const horseId = picked ?? (others.length === 0 ? (only?.id ?? null) : null);
  // An address names the horse: what is asked about it need not wait for the stable.
  const of = { enabled: horseId !== null };
  const gallops = useInfiniteQuery({ ...gallopsQuery(userId, horseId ?? ''), ...of });
  const notebook = useQuery({ ...gallopNotebookQuery(userId, horseId ?? ''), ...of });
  const runs = useInfiniteQuery({ ...horseRunsQuery(horseId ?? ''), ...of });

  const around = [stable, horses, entries];
  if (anyFailed(around)) {
    return <QueryFailed title="Your horses could not be loaded" queries={around} />;
  }
  if (!stable.data || !horses.data || !entries.data) {
    return <HorseChoiceLoading what="Your horses" chosen={picked !== null} count={3} />;
  }
  const horse = horses.data.find(({ id }) => id === horseId);
  return (
    <Stack gap="xlarge">
      <ChooseHorse
        horses={horses.data}
        around={{ stable: stable.data, entries: entries.data }}
        horseId={horseId}
        unavailability={() => ({})}
        withCondition={false}
        onSelect={(choice) => {
          setPicked(choice.horseId);
          setSearch((before) => writeChoice(before, choice), {
            replace: true,
            preventScrollReset: true,
          });
        }}
      >
        {null}
      </ChooseHorse>
      {horse ? (
        <GallopsOfHorse
          key={horse.id}
          horse={horse}
          gallops={gallops}
          notebook={notebook}
          runs={runs}
        />
      ) : (
        <Stack gap="small">
          <StepHeading step={2} title="Ask it something" />
          <EmptyState
            title="A distance, a surface, a going"
            quiet
            hint="Choose a horse above. It gallops against the benchmark, and its notebook keeps the answer."
          />
        </Stack>
      )}
    </Stack>
  );
}
