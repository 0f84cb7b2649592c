import type { Security } from '@furlong/backend';
import { Card, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { usePlayer } from '../auth/index.ts';
import { EmailSection } from './components/EmailSection.tsx';
import { FactorSection } from './components/factor/FactorSection.tsx';
import { Names } from './components/Names.tsx';
import { OtherLogins } from './components/OtherLogins.tsx';
import { PasswordSection } from './components/PasswordSection.tsx';
import { SessionsSection } from './components/SessionsSection.tsx';
import { ShownName } from './components/ShownName.tsx';
import { myOwnerNameQuery, mySecurityQuery, mySessionsQuery } from './queries.ts';

/** My Details: what an owner is called, how the account is logged in to, and where it is. */
export default function MyDetailsPage() {
  const { userId } = usePlayer();
  return (
    <Stack gap="large">
      <PageHeading
        title="My Details"
        description="Your names, and what keeps your account yours."
        intro="Your full name and your e-mail address are yours alone. Here you choose what others read beside your stable, and how you log in."
      />
      <OwnNames />
      <Logins>{(security) => <EmailSection security={security} userId={userId} />}</Logins>
      <PasswordSection userId={userId} />
      <Logins>{(security) => <FactorSection security={security} userId={userId} />}</Logins>
      <Sessions />
      <Logins>{(security) => <OtherLogins identities={security.identities} />}</Logins>
    </Stack>
  );
}

function OwnNames() {
  const { userId, stableName } = usePlayer();
  const name = useQuery(myOwnerNameQuery(userId));
  if (anyFailed([name])) {
    return <QueryFailed title="Your details could not be loaded" queries={[name]} />;
  }
  if (!name.data) return <Waiting />;
  return (
    <>
      <Names name={name.data} stableName={stableName} />
      <ShownName name={name.data} stableName={stableName} userId={userId} />
    </>
  );
}

/** What the account service knows, asked for once for all that show it. */
function Logins({ children }: { children: (security: Security) => ReactNode }) {
  const { userId } = usePlayer();
  const security = useQuery(mySecurityQuery(userId));
  if (anyFailed([security])) {
    return <QueryFailed title="Your logins could not be loaded" queries={[security]} />;
  }
  return security.data ? children(security.data) : <Waiting />;
}

function Sessions() {
  const { userId } = usePlayer();
  const sessions = useQuery(mySessionsQuery(userId));
  if (anyFailed([sessions])) {
    return <QueryFailed title="Your sessions could not be loaded" queries={[sessions]} />;
  }
  if (!sessions.data) return <Waiting />;
  return <SessionsSection sessions={sessions.data} userId={userId} />;
}

function Waiting() {
  return (
    <Card>
      <Stack gap="small">
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </Stack>
    </Card>
  );
}
