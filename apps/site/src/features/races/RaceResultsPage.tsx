import {
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  LoadMore,
  RaceResultList,
  Stack,
  Subsection,
  Switch,
} from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pluralize } from '../../shared/format/pluralize.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { raceResultsHead } from './heads.ts';
import { hideResults, resultsHidden } from './hiddenResults.ts';
import { comingRacesQuery, raceResultsQuery } from './queries.ts';
import { byDay, toResultRow } from './toResultProps.ts';

/** Finished races, newest first; each leads to its result. */
export default function RaceResultsPage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...raceResultsHead}
        intro="Who won, by how much, and in what time. Every result can be verified."
      />
      <Results />
    </Stack>
  );
}

function Results() {
  const results = useInfiniteQuery(raceResultsQuery);
  // Tells when there is another result.
  useQuery(comingRacesQuery);
  const now = useNow(30_000);
  const [hidden, setHidden] = useState(resultsHidden);

  if (anyFailed([results])) {
    return <QueryFailed title="The results could not be loaded" queries={[results]} />;
  }
  if (!results.data) return <RaceResultList races={[]} loading />;
  const races = results.data.pages.flat();
  if (races.length === 0) {
    return (
      <EmptyState
        title="No results yet"
        hint="The first race has not been run."
        action={<ButtonLink href={paths.futureRaces}>See the future races</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="large">
      <Inline>
        <Switch
          label="Hide results"
          on={hidden}
          onChange={({ on }) => {
            hideResults(on);
            setHidden(on);
          }}
        />
      </Inline>
      {byDay(races, now).map(({ day, races: run }) => (
        <Stack key={day} gap="small">
          <Heading>{day}</Heading>
          <Subsection>
            <RaceResultList races={run.map((race) => toResultRow(race, hidden))} />
          </Subsection>
        </Stack>
      ))}
      <LoadMore
        of="races"
        summary={`${pluralize(races.length, 'result')} shown`}
        onLoadMore={results.hasNextPage ? () => void results.fetchNextPage() : undefined}
        busy={results.isFetchingNextPage}
      />
    </Stack>
  );
}
