import {
  CommunityStat,
  CommunityStatSkeleton,
  EmptyState,
  Fact,
  Facts,
  Grid,
  Heading,
  Inline,
  Link,
  PlayerQuote,
  Skeleton,
  Stack,
  Subsection,
  Text,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { clubLeadersQuery, yesterdayQuery } from '../../community/index.ts';
import { toCommunityStats } from '../toCommunityStats.ts';

/** Who leads the club, and how much it raced yesterday. */
export function Community() {
  return (
    <Stack gap="xlarge">
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading>The best of the club</Heading>
          <Text tone="muted">By prize money won. House stables are not counted.</Text>
        </Stack>
        <Subsection>
          <Leaders />
        </Subsection>
        <Inline gap="medium">
          <Link href={paths.gameActivity}>What the stables do</Link>
          <Link href={paths.raceResults}>Race results</Link>
        </Inline>
      </Stack>
      <Yesterday />
      <PlayerQuote
        player="Sample words"
        stable="Written for this demonstration; no player said them"
        silks={sampleSilks}
      >
        I lost my first three races and could read why in every one of them. The fourth was on soft
        ground, and she flew.
      </PlayerQuote>
    </Stack>
  );
}

/** Of no stable. */
const sampleSilks = {
  body: 'plain',
  bodyColours: ['dark green', 'dark green'],
  sleeves: 'plain',
  sleeveColours: ['dark green', 'dark green'],
  cap: 'plain',
  capColours: ['yellow', 'yellow'],
} as const;

function Leaders() {
  const leaders = useQuery(clubLeadersQuery);
  if (anyFailed([leaders])) {
    return <QueryFailed title="The best of the club could not be loaded" queries={[leaders]} />;
  }
  if (leaders.data?.length === 0) {
    return (
      <EmptyState
        title="No title is held yet"
        hint="The first result of a player’s horse makes its owner the top owner of the club."
      />
    );
  }
  return (
    <Grid columnMin={224} lineOf={3}>
      {leaders.data
        ? toCommunityStats(leaders.data).map((stat) => <CommunityStat key={stat.title} {...stat} />)
        : ['owner', 'colt', 'filly'].map((title) => <CommunityStatSkeleton key={title} />)}
    </Grid>
  );
}

function Yesterday() {
  const yesterday = useQuery(yesterdayQuery);
  if (anyFailed([yesterday])) {
    return <QueryFailed title="Yesterday’s racing could not be loaded" queries={[yesterday]} />;
  }
  const { races, runners } = yesterday.data ?? {};
  return (
    <Stack gap="small">
      <Heading>Yesterday</Heading>
      {races === 0 ? (
        <Text tone="muted">No race was run yesterday.</Text>
      ) : (
        <Facts>
          <Fact label={races === 1 ? 'race run' : 'races run'} size="large" labelled="below">
            {races ?? <Skeleton width="4rem" height="1lh" />}
          </Fact>
          <Fact label="runners went to post" size="large" labelled="below">
            {runners ?? <Skeleton width="4rem" height="1lh" />}
          </Fact>
        </Facts>
      )}
    </Stack>
  );
}
