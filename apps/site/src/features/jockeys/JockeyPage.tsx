import { type Jockey, jockeyOf } from '@furlong/game/rules';
import {
  AgainstTheLine,
  Disclosure,
  EmptyState,
  Heading,
  RideTable,
  Stack,
  Text,
} from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Term } from '../../shared/glossary/Term.tsx';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { useNow } from '../../shared/time/useNow.ts';
import { comingRacesQuery } from '../races/index.ts';
import { toVerdict } from '../statistics/index.ts';
import { BookingRule } from './components/BookingRule.tsx';
import { JockeyHead } from './components/JockeyHead.tsx';
import { JockeyLoading } from './components/JockeyLoading.tsx';
import { JockeyRates } from './components/JockeyRates.tsx';
import { RidesAhead } from './components/RidesAhead.tsx';
import { headOfJockey } from './heads.ts';
import { licenceIn } from './licenceIn.ts';
import {
  jockeyAheadQuery,
  jockeyBestDayQuery,
  jockeyRecordQuery,
  jockeyRidesQuery,
  jockeyTableQuery,
} from './queries.ts';
import { toRideRows } from './toRideRows.ts';

/** One jockey: how well that one rides, what is next, and all that came of it. For everybody. */
export default function JockeyPage() {
  const licence = licenceIn(useParams().licence ?? '');
  const jockey = licence === null ? null : jockeyOf(licence);
  return jockey === null ? <NotFound /> : <JockeyInFull jockey={jockey} />;
}

function JockeyInFull({ jockey }: { jockey: Jockey }) {
  const { licence, name } = jockey;
  const season = useQuery(jockeyTableQuery('season'));
  const record = useQuery(jockeyRecordQuery(licence));
  const bestDay = useQuery(jockeyBestDayQuery(licence));
  const ahead = useQuery(jockeyAheadQuery(licence));
  const rides = useInfiniteQuery(jockeyRidesQuery(licence));
  // Tells when a race is settled, which changes all of these.
  useQuery(comingRacesQuery);
  const now = useNow(30_000);

  const queries = [season, record, bestDay, ahead, rides];
  if (anyFailed(queries)) {
    return <QueryFailed title="The jockey could not be loaded" queries={queries} />;
  }
  if (!season.data || !record.data || bestDay.data === undefined || !ahead.data || !rides.data) {
    return <JockeyLoading />;
  }
  const ridden = rides.data.pages.flat();
  const { all } = record.data;
  return (
    <Stack gap="xlarge">
      <PageHead {...headOfJockey(licence)} />
      <JockeyHead jockey={jockey} season={season.data} all={all} bestDay={bestDay.data} now={now} />
      <Stack gap="small">
        <Heading level={2}>Next rides</Heading>
        <RidesAhead rides={ahead.data} now={now} />
        <BookingRule />
      </Stack>
      {all === null ? (
        <EmptyState
          title={`${name} has not ridden yet`}
          hint="Rides are told here as soon as a race is settled."
        />
      ) : (
        <>
          <Stack gap="small">
            <Heading level={2}>Strike rate</Heading>
            <AgainstTheLine {...toVerdict(all, name, 'ride')} method={<Method />} />
            <JockeyRates record={record.data} />
          </Stack>
          <Stack gap="small">
            <Heading level={2}>Rides</Heading>
            <RideTable caption="Rides" rows={toRideRows(ridden, now)} />
            <ShowMore count={ridden.length} of="ride" pages={rides} />
          </Stack>
        </>
      )}
    </Stack>
  );
}

function Method() {
  return (
    <Disclosure title="What this tells of a jockey">
      <Text size="small" tone="muted">
        Little. The <Term of="morning-line">morning line</Term> runs the published card 400 times,
        and the jockey’s skill is on the card: a good jockey is expected to win more, so that what
        stands above or below the line is mostly luck. The bar is the range in which it lies without
        luck, in 19 of 20 cases or more. The skill itself is no estimate: it is the figure that the
        race is run with.
      </Text>
    </Disclosure>
  );
}
