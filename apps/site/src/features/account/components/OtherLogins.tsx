import type { Security } from '@furlong/backend';
import { Card, Fact, Facts, Heading, Stack, Text } from '@furlong/ui';

/** The ways into the account that there are, and those that there are not. */
export function OtherLogins({ identities }: Pick<Security, 'identities'>) {
  return (
    <Card element="section">
      <Stack gap="medium">
        <Heading level={2}>Other Logins</Heading>
        <Facts>
          {identities.map(({ id, provider, email }) => (
            <Fact key={id} label={provider === 'email' ? 'E-mail and password' : provider}>
              {email}
            </Fact>
          ))}
        </Facts>
        <Text size="small" tone="muted">
          Logins of other services are not offered here, so that none can be linked, and the one you
          have cannot be taken away. Telephone numbers are not used, neither to log in nor as a
          second factor.
        </Text>
      </Stack>
    </Card>
  );
}
