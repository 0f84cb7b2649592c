import { type MailKind, mailKinds } from '@furlong/game/rules';
import { Card, Grid, Skeleton, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { usePlayer } from '../auth/index.ts';
import { MailChoice } from './components/MailChoice.tsx';
import { mailChoicesQuery } from './queries.ts';

/** Email Preferences: which news are mailed to the player, and when. */
export default function EmailPreferencesPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Email Preferences"
        description="Which news of your stable come by e-mail, at once, daily or not at all."
        intro="No news comes by e-mail unless you ask for it here. What waits for you comes in one mail, and each mail has a link that ends them all."
      />
      <Choices />
    </Stack>
  );
}

function Choices() {
  const { userId, email } = usePlayer();
  const choices = useQuery(mailChoicesQuery(userId));
  if (anyFailed([choices])) {
    return <QueryFailed title="Your preferences could not be loaded" queries={[choices]} />;
  }
  if (!choices.data) {
    return (
      <Card>
        <Stack gap="large">
          {mailKinds.map((kind: MailKind) => (
            <Skeleton key={kind} height="4rem" />
          ))}
        </Stack>
      </Card>
    );
  }
  const { data } = choices;
  return (
    <Card element="section">
      <Stack gap="large">
        <Grid columnMin={280} gap="large">
          {mailKinds.map((kind) => (
            <MailChoice key={kind} kind={kind} timing={data[kind]} userId={userId} />
          ))}
        </Grid>
        <Text size="small" tone="muted">
          They go to {email}. Daily mails come at 07:00 UTC, that of the week on Mondays. In a pause
          none are sent.
        </Text>
      </Stack>
    </Card>
  );
}
