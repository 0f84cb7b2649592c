import { Link, Skeleton, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import { Correspondence } from './components/Correspondence.tsx';
import { correspondentQuery, lettersQuery } from './queries.ts';

const description = 'Your letters to and from another stable.';

/** The letters between the player's stable and another, and the way to write the next. */
export default function LettersPage() {
  const { otherStableId: stableId = '' } = useParams();
  const { userId } = usePlayer();
  const other = useQuery(correspondentQuery(userId, stableId));
  // Asked for with the stable, so that neither waits for the other.
  const pages = useInfiniteQuery(lettersQuery(userId, stableId));
  if (other.data === null || errorCodeOf(other.error) === 'bad_request') return <NotFound />;
  if (anyFailed([other])) {
    return (
      <>
        <PageHead title="Letters" description={description} />
        <QueryFailed title="These letters could not be loaded" queries={[other]} />
      </>
    );
  }
  return (
    <Stack gap="large">
      <Link href={paths.inbox}>All letters</Link>
      {other.data ? (
        <>
          <PageHeading
            title={`Letters with ${other.data.stable.name}`}
            description={description}
            intro="Only the two of you read them."
          />
          <Correspondence key={stableId} other={other.data} pages={pages} />
        </>
      ) : (
        <>
          <PageHead title="Letters" description={description} />
          <Skeleton height="6rem" />
          <Skeleton height="16rem" />
        </>
      )}
    </Stack>
  );
}
