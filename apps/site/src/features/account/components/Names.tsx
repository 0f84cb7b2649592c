import type { OwnerName } from '@furlong/backend';
import { Card, Fact, Facts, Heading, Stack, Text } from '@furlong/ui';

export interface NamesProps {
  name: OwnerName;
  stableName: string;
}

/** What the owner and the stable are called. */
export function Names({ name, stableName }: NamesProps) {
  return (
    <Card element="section">
      <Stack gap="medium">
        <Heading level={2}>Names</Heading>
        <Facts>
          <Fact label="Full name">{name.fullName}</Fact>
          <Fact label="Stable">{stableName}</Fact>
        </Facts>
        <Text size="small" tone="muted">
          Both are those of your registration, and stand as long as your results do.
        </Text>
      </Stack>
    </Card>
  );
}
