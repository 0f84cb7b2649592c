import { Card, EmptyState, Heading, Link, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import { EditProfile } from './components/EditProfile.tsx';
import { isEmpty, ShownProfile } from './components/ShownProfile.tsx';
import { myProfileQuery, stableProfileQuery } from './queries.ts';

/** Profile: what others read of the player's stable, and the way to change it. */
export default function ProfilePage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Profile"
        description="What others read of your stable, and the way to change it."
        intro="What your stable says and shows of itself. Horses, results and trophies are facts, and stand on its page for everybody."
      />
      <Loaded />
    </Stack>
  );
}

function Loaded() {
  const { userId } = usePlayer();
  const mine = useQuery(myProfileQuery(userId));
  const stableId = mine.data?.stableId ?? '';
  const shown = useQuery({ ...stableProfileQuery(stableId), enabled: stableId !== '' });
  const queries = [mine, shown];
  if (anyFailed(queries)) {
    return <QueryFailed title="Your profile could not be loaded" queries={queries} />;
  }
  if (!mine.data || !shown.data) return <Skeleton height="20rem" />;
  return (
    <Stack gap="large">
      <Card element="section">
        <Stack gap="medium">
          <Heading level={2}>What others see</Heading>
          {isEmpty(shown.data) ? (
            <EmptyState title="Nothing yet" hint="Say something, or show a part of it." quiet />
          ) : (
            <ShownProfile profile={shown.data} />
          )}
          <Link href={paths.publicStable(stableId)}>The page of your stable</Link>
        </Stack>
      </Card>
      <EditProfile profile={mine.data} playerId={userId} />
    </Stack>
  );
}
