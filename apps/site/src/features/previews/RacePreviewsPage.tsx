import { tracks } from '@furlong/game/rules';
import { Heading, Link, Skeleton, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { formatWhen } from '../../shared/format/time.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { raceQuery } from '../races/index.ts';
import { RaceInPreviews } from './components/RaceInPreviews.tsx';
import { headOfPreviews, previewsAndReviewsHead } from './heads.ts';

/** The previews and reviews of one race. */
export default function RacePreviewsPage() {
  const { raceId = '' } = useParams();
  const race = useQuery(raceQuery(raceId));
  const now = useNow(30_000);
  const code = errorCodeOf(race.error);
  if (code === 'race_not_found' || code === 'bad_request') return <NotFound />;
  return (
    <Stack gap="large">
      <Link href={paths.previewsAndReviews}>All previews</Link>
      {anyFailed([race]) ? (
        <>
          <PageHead {...previewsAndReviewsHead} />
          <QueryFailed title="The race could not be loaded" queries={[race]} />
        </>
      ) : !race.data ? (
        <>
          <PageHead {...previewsAndReviewsHead} />
          <Skeleton height="4rem" />
          <Skeleton height="24rem" />
        </>
      ) : (
        <>
          <PageHead {...headOfPreviews(race.data.race)} />
          <Stack gap="xsmall">
            <Heading level={1}>{`Previews of the ${race.data.race.name}`}</Heading>
            <Text tone="muted">
              {`${formatWhen(race.data.race.offAt, now)}, ${tracks[race.data.race.trackId].name}. `}
              <Link href={paths.race(raceId)}>The race</Link>
            </Text>
          </Stack>
          <RaceInPreviews key={raceId} race={race.data.race} runners={race.data.runners} />
        </>
      )}
    </Stack>
  );
}
