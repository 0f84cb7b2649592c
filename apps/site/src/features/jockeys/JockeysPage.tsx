import { Card, Stack } from '@furlong/ui';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

/** Jockeys: what it shows. */
export default function JockeysPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Jockeys"
        description="What Jockeys shows, in a sentence."
        intro="What a player does here, in two."
      />
      <Card>What is here</Card>
    </Stack>
  );
}
