import { Link, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { usePlayerId } from '../auth/index.ts';
import { ListInFull } from './components/ListInFull.tsx';
import { horseGroupsHead } from './heads.ts';
import { horseListQuery, horsesOfListQuery, myHorseListsQuery } from './queries.ts';

/** One list: what it is about, its horses and where they run next. */
export default function HorseListPage() {
  const { listId = '' } = useParams();
  const playerId = usePlayerId();
  const list = useQuery(horseListQuery(listId));
  const horses = useQuery(horsesOfListQuery(listId));
  const mine = useQuery({ ...myHorseListsQuery(playerId), enabled: playerId !== '' });
  const code = errorCodeOf(list.error);
  if (code === 'list_not_found' || code === 'bad_request') return <NotFound />;
  const queries = [list, horses, mine];
  const waiting = !list.data || !horses.data || (playerId !== '' && !mine.data);
  return (
    <Stack gap="large">
      <Link href={paths.horseGroups}>All lists</Link>
      {anyFailed(queries) ? (
        <>
          <PageHead {...horseGroupsHead} />
          <QueryFailed title="This list could not be loaded" queries={queries} />
        </>
      ) : waiting ? (
        <>
          <PageHead {...horseGroupsHead} />
          <Skeleton height="6rem" />
          <Skeleton height="16rem" />
        </>
      ) : (
        <ListInFull list={list.data} horses={horses.data} mine={mine.data ?? null} />
      )}
    </Stack>
  );
}
