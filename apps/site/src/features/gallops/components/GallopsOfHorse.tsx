import type { Gallop, HorseRun, NotebookEntry, OwnHorse } from '@furlong/backend';
import { Heading, Stack, StepHeading, Subsection } from '@furlong/ui';
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { AskHorse } from './AskHorse.tsx';
import { Benchmark } from './Benchmark.tsx';
import { History } from './History.tsx';
import { Notebook } from './Notebook.tsx';

export interface GallopsOfHorseProps {
  horse: OwnHorse;
  gallops: UseInfiniteQueryResult<InfiniteData<Gallop[]>>;
  notebook: UseQueryResult<NotebookEntry[]>;
  runs: UseInfiniteQueryResult<InfiniteData<HorseRun[]>>;
}

/** What can be asked of the horse that was chosen, what is known of it, and all its gallops. */
export function GallopsOfHorse({ horse, gallops, notebook, runs }: GallopsOfHorseProps) {
  const queries = [gallops, notebook, runs];
  if (anyFailed(queries)) {
    return <QueryFailed title="The gallops could not be loaded" queries={queries} />;
  }
  return (
    <>
      <Stack gap="small">
        <StepHeading step={2} title="Ask it something" />
        <Subsection>
          <Stack gap="medium">
            <AskHorse
              horse={horse}
              gallops={gallops.data?.pages.flat() ?? null}
              runs={runs.data?.pages.flat() ?? null}
            />
            <Benchmark />
          </Stack>
        </Subsection>
      </Stack>
      <Stack gap="small">
        <Heading level={2}>Notebook</Heading>
        <Notebook notebook={notebook.data} />
      </Stack>
      {gallops.data && gallops.data.pages.flat().length > 0 && (
        <Stack gap="small">
          <Heading level={2}>History</Heading>
          <History gallops={gallops.data.pages.flat()} pages={gallops} />
        </Stack>
      )}
    </>
  );
}
