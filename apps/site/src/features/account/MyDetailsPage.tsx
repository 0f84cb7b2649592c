import { seasonAt } from '@furlong/game/rules';
import { ButtonLink, Card, Heading, Inline, Skeleton, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { EmailSection } from './components/EmailSection.tsx';
import { FactorSection } from './components/factor/FactorSection.tsx';
import { Names } from './components/Names.tsx';
import { OtherLogins } from './components/OtherLogins.tsx';
import { PasswordSection } from './components/PasswordSection.tsx';
import { SessionsSection } from './components/SessionsSection.tsx';
import { ShownName } from './components/ShownName.tsx';
import {
  myOwnerNameQuery,
  mySecurityQuery,
  mySessionsQuery,
  nextRenamingQuery,
} from './queries.ts';

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
  const now = useNow(60_000);
  const name = useQuery(myOwnerNameQuery(userId));
  const security = useQuery(mySecurityQuery(userId));
  const sessions = useQuery(mySessionsQuery(userId));
  const renaming = useQuery(nextRenamingQuery(userId));
  if (renaming.isPending || name.isPending || security.isPending || sessions.isPending)
    return <Waiting />;
  return (
    <>
      {name.data === undefined ? (
        <QueryFailed title="Your names could not be loaded" queries={[name]} />
      ) : (
        <>
          <Names
            name={name.data}
            stableName={stableName}
            userId={userId}
            mayRename={renaming.data === undefined || renaming.data <= seasonAt(now)}
          />
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
      <Card element="section">
        <Stack gap="medium">
          <Heading level={2}>Your data</Heading>
          <Text size="small" tone="muted">
            A copy of everything the game keeps of you, and how to delete your account.
          </Text>
          <Inline>
            <ButtonLink href={paths.yourData} variant="secondary">
              Your Data
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
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
