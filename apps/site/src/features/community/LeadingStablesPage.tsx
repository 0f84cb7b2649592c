import { Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { comingRacesQuery } from '../races/index.ts';
import { TopPerformers } from './components/TopPerformers.tsx';
import { leadingStablesHead } from './heads.ts';

/** The stables that have won most prize money. */
export default function LeadingStablesPage() {
  // Tells when a race is settled, which changes the order.
  useQuery(comingRacesQuery);
  return (
    <Stack gap="large">
      <PageHeading
        {...leadingStablesHead}
        intro="The twenty with most prize money; where two are level, wins decide."
      />
      <TopPerformers />
    </Stack>
  );
}
