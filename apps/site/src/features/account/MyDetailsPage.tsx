import { Card, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { QueryFailed } from '../../shared/page/QueryFailed.tsx';
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
  return (
    <Stack gap="large">
      <PageHeading
        title="My Details"
        description="Your names, and what keeps your account yours."
        intro="Your full name and your e-mail address are yours alone. Here you choose what others read beside your stable, and how you log in."
      />
      <Details />
    </Stack>
  );
}

/** Drawn once all of it has come, or has failed: what stands below must not move. */
function Details() {
  const { userId, stableName } = usePlayer();
  const name = useQuery(myOwnerNameQuery(userId));
  const security = useQuery(mySecurityQuery(userId));
  const sessions = useQuery(mySessionsQuery(userId));
  if (name.isPending || security.isPending || sessions.isPending) return <Waiting />;
  return (
    <>
      {name.data === undefined ? (
        <QueryFailed title="Your names could not be loaded" queries={[name]} />
      ) : (
        <>
          <Names name={name.data} stableName={stableName} />
          <ShownName name={name.data} stableName={stableName} userId={userId} />
        </>
      )}
      {security.data === undefined ? (
        <QueryFailed title="Your logins could not be loaded" queries={[security]} />
      ) : (
        <EmailSection security={security.data} userId={userId} />
      )}
      <PasswordSection userId={userId} />
      {security.data && <FactorSection security={security.data} userId={userId} />}
      {sessions.data === undefined ? (
        <QueryFailed title="Your sessions could not be loaded" queries={[sessions]} />
      ) : (
        <SessionsSection sessions={sessions.data} userId={userId} />
      )}
      {security.data && <OtherLogins identities={security.data.identities} />}
    </>
  );
}

/** As high as a window. */
function Waiting() {
  return (
    <>
      {['names', 'e-mail', 'password'].map((section) => (
        <Card key={section}>
          <Stack gap="small">
            <Skeleton height="4rem" />
            <Skeleton height="7rem" />
          </Stack>
        </Card>
      ))}
    </>
  );
}
