import { Link, Skeleton, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { useViewer } from '../auth/index.ts';
import { NewThread } from './components/NewThread.tsx';
import { WritersOnly } from './components/WritersOnly.tsx';
import { subjectHead } from './heads.ts';
import { threadAboutQuery } from './queries.ts';

/** The thread of a race or a horse, which it leads to; or the way to begin it. */
export default function ForumSubjectPage() {
  const { raceId, horseId = '' } = useParams();
  const of = raceId === undefined ? { horseId } : { raceId };
  const { playerId, known } = useViewer();
  const about = useQuery({ ...threadAboutQuery(playerId, of), enabled: known });
  if (about.data === null || errorCodeOf(about.error) === 'bad_request') return <NotFound />;
  if (about.data?.threadId) {
    return <Navigate to={paths.forumThread(about.data.threadId)} replace />;
  }
  const back =
    raceId === undefined
      ? { href: paths.horse(horseId), label: 'Back to the horse' }
      : { href: paths.race(raceId), label: 'Back to the race' };
  return (
    <Stack gap="large">
      <Link href={back.href}>{back.label}</Link>
      {anyFailed([about]) ? (
        <>
          <PageHead {...subjectHead} />
          <QueryFailed title="The thread could not be loaded" queries={[about]} />
        </>
      ) : !about.data ? (
        <>
          <PageHead {...subjectHead} />
          <Skeleton height="12rem" />
        </>
      ) : (
        <>
          <PageHeading
            {...subjectHead}
            title={about.data.name}
            intro="Nobody has talked about it yet. What is written first opens its thread."
          />
          <WritersOnly opens="any">
            {(writer) => (
              <NewThread
                playerId={writer}
                section={raceId === undefined ? 'form' : 'racing'}
                subject={{ key: raceId ?? horseId, of, name: about.data?.name ?? '' }}
              />
            )}
          </WritersOnly>
          <Text size="small" tone="muted">
            <Link href={paths.forums}>All sections of the forums</Link>
          </Text>
        </>
      )}
    </Stack>
  );
}
