import { Button, ButtonLink, Card, Inline, Notice, Refusal, Stack, Text } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../shared/api/errorMessage.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import { usePlayerId } from '../auth/index.ts';
import { stopMailsHead } from './heads.ts';
import { stopMailsMutation } from './mutations.ts';

/** Where the link of a mail leads: all mails end at a press, and nobody need be signed in. */
export default function StopMailsPage() {
  const { secret = '' } = useParams();
  const stop = useMutation(stopMailsMutation(usePlayerId()));
  return (
    <Stack gap="large">
      <PageHeading
        {...stopMailsHead}
        intro="The mail that brought you here was asked for on Email Preferences. Here all of them end."
      />
      <Card element="section">
        <Stack gap="medium">
          <div role="status">
            {stop.isSuccess ? (
              <Notice tone="success">No news comes by e-mail any more.</Notice>
            ) : (
              <Text>Mails that you need, such as a link to a new password, go on.</Text>
            )}
          </div>
          {stop.isError && <Refusal>{errorMessage(stop.error)}</Refusal>}
          <Inline gap="small">
            {!stop.isSuccess && (
              <Button busy={stop.isPending} onPress={() => stop.mutate({ secret })}>
                End All Mails
              </Button>
            )}
            <ButtonLink href={paths.emailPreferences} variant="secondary">
              Email Preferences
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}
