import { ButtonLink, Inline, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { useAddress } from '../../shared/page/useAddress.ts';
import { paths } from '../../shared/paths.ts';
import { seasonsSince } from '../../shared/time/seasons.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { myEntriesQuery, myHorsesQuery, myStableQuery } from '../stable/index.ts';
import { Condition } from './components/Condition.tsx';
import { Earnings } from './components/Earnings.tsx';
import { Filters } from './components/Filters.tsx';
import { NoRuns } from './components/NoRuns.tsx';
import { Ratings } from './components/Ratings.tsx';
import { StatisticsLoading } from './components/StatisticsLoading.tsx';
import { StrikeRates } from './components/StrikeRates.tsx';
import { Summary } from './components/Summary.tsx';
import { conditionHistoryQuery, ratingHistoryQuery, runCountsQuery } from './queries.ts';
import { readView, type StatisticsView, writeView } from './statisticsAddress.ts';

/** Performance Stats: how often the stable's horses win, against what the morning line expected. */
export default function PerformanceStatsPage() {
  return (
    <Stack gap="large">
      <Inline justify="between" gap="medium">
        <PageHeading
          title="Performance Stats"
          description="Strike rates, earnings, ratings and condition of your horses."
          intro="How often your horses win, and whether that is more than was expected."
        />
        <ButtonLink href={paths.seasonTurn} variant="secondary" size="small">
          The turn of the season
        </ButtonLink>
      </Inline>
      <Statistics />
    </Stack>
  );
}

function Statistics() {
  const { userId } = usePlayer();
  const now = useNow(60_000);
  const { drawn, coming, goTo } = useAddress();
  const view = readView(drawn);
  const chosen = readView(coming);
  const stable = useQuery(myStableQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  // Tells when a race is settled, which the figures follow.
  const entries = useQuery(myEntriesQuery(userId));
  const counts = useQuery(runCountsQuery(userId, view));
  const ratings = useQuery(ratingHistoryQuery(userId, view));
  const condition = useQuery(conditionHistoryQuery(userId, view));
  const queries = [stable, horses, entries, counts, ratings, condition];
  const show = (changes: Partial<StatisticsView>) =>
    goTo(new URLSearchParams(writeView({ ...chosen, ...changes })));

  // An address that names no horse is refused as malformed before anything is looked up.
  if (errorCodeOf(counts.error) === 'bad_request') {
    return <NoRuns view={view} onShow={show} />;
  }
  if (anyFailed(queries)) {
    return <QueryFailed title="Your statistics could not be loaded" queries={queries} />;
  }
  const known = new Map([
    ...(ratings.data ?? []).map(({ horseId, horseName }) => [horseId, horseName] as const),
    ...(horses.data ?? []).map(({ id, name }) => [id, name] as const),
  ]);
  const seasons = stable.data === undefined ? [] : seasonsSince(stable.data.createdAt, now);
  const [all] = counts.data?.all ?? [];
  const horseName = view.horseId === null ? null : (known.get(view.horseId) ?? 'This horse');
  return (
    <Stack gap="large">
      <Filters view={chosen} onShow={show} horses={known} seasons={seasons} />
      {!horses.data || !entries.data || !counts.data || !ratings.data || !condition.data || !all ? (
        <StatisticsLoading />
      ) : all.runs === 0 ? (
        <NoRuns view={view} onShow={show} />
      ) : (
        <Stack gap="xlarge">
          <Summary all={all} who={horseName ?? 'Your stable'} />
          <StrikeRates counts={counts.data} view={view} onShow={show} about={horseName} />
          <Earnings counts={counts.data} season={view.season} now={now} about={horseName} />
          <Ratings history={ratings.data} view={view} horses={horses.data} now={now} />
          {view.horseId !== null && (
            <Condition
              points={condition.data}
              horse={horses.data.find(({ id }) => id === view.horseId)}
              name={horseName ?? 'This horse'}
              season={view.season}
              now={now}
            />
          )}
        </Stack>
      )}
    </Stack>
  );
}
