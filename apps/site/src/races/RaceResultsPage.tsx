import { tracks } from '@furlong/game';
import {
  Card,
  EmptyState,
  GradeBadge,
  Heading,
  Inline,
  Link,
  LoadMore,
  Skeleton,
  Stack,
  Text,
} from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow } from '../clock/useNow.ts';
import { whenWords } from '../clock/words.ts';
import { anyFailed, Failed } from '../frame/Failed.tsx';
import { PageHead } from '../PageHead.tsx';
import { raceResultsQuery } from './queries.ts';
import * as styles from './RaceResultsPage.css.ts';

/** Finished races, newest first; each leads to its result. */
export default function RaceResultsPage() {
  return (
    <Stack gap="large">
      <PageHead
        title="Race Results"
        description="Every finished race, with its result to verify."
      />
      <Stack gap="xsmall">
        <Heading level={1}>Race Results</Heading>
        <Text tone="muted">Open a race to see its order, and to verify it.</Text>
      </Stack>
      <Results />
    </Stack>
  );
}

function Results() {
  const results = useInfiniteQuery(raceResultsQuery);
  const now = useNow(30_000);

  if (anyFailed([results])) {
    return <Failed title="The results could not be loaded" queries={[results]} />;
  }
  if (!results.data) return <Skeleton height="24rem" />;
  const races = results.data.pages.flat();
  if (races.length === 0) {
    return <EmptyState title="No results yet" hint="The first race has not been run." />;
  }
  return (
    <Stack gap="large">
      <Card padding="none">
        <ol className={styles.list}>
          {races.map((race) => (
            <li key={race.id} className={styles.row}>
              <Inline gap="small" spread="between">
                <Stack gap="none">
                  <Link href={`/races/${race.id}`} look="cover">
                    {race.name}
                  </Link>
                  <Text size="small" tone="muted">
                    {tracks[race.trackId].name} · {race.distance} m {race.surface} ·{' '}
                    {race.entriesCount} runners
                  </Text>
                </Stack>
                <Inline gap="small">
                  <GradeBadge grade={race.grade} />
                  <Text size="small" tone="muted">
                    {whenWords(race.offAt, now)}
                  </Text>
                </Inline>
              </Inline>
            </li>
          ))}
        </ol>
      </Card>
      <LoadMore
        summary={`${races.length} results shown`}
        onMore={results.hasNextPage ? () => void results.fetchNextPage() : undefined}
        busy={results.isFetchingNextPage}
      />
    </Stack>
  );
}
