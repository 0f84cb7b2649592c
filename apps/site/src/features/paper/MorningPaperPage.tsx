import { Card, Stack } from '@furlong/ui';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

/** Morning Paper: what it shows. */
export default function MorningPaperPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Morning Paper"
        description="What Morning Paper shows, in a sentence."
        intro="What a player does here, in two."
      />
      <Card>What is here</Card>
    </Stack>
  );
}
