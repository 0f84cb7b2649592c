import { Card, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { usePlayer } from '../auth/index.ts';
import { ShownName } from './components/ShownName.tsx';
import { myOwnerNameQuery } from './queries.ts';

/** My Details: what an owner is called, and what others read of it. */
export default function MyDetailsPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="My Details"
        description="What others read of your name."
        intro="Your full name and your e-mail address are yours alone. Here you choose what others read beside your stable."
      />
      <Details />
    </Stack>
  );
}

function Details() {
  const { userId, stableName } = usePlayer();
  const name = useQuery(myOwnerNameQuery(userId));
  if (anyFailed([name])) {
    return <QueryFailed title="Your details could not be loaded" queries={[name]} />;
  }
  if (!name.data) {
    return (
      <Card>
        <Stack gap="small">
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
        </Stack>
      </Card>
    );
  }
  return <ShownName name={name.data} stableName={stableName} userId={userId} />;
}
