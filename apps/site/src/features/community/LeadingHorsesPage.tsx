import { Stack, type TabChoice } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AddressTabs } from '../../shared/page/AddressTabs.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { comingRacesQuery } from '../races/index.ts';
import { LeadingHorses } from './components/LeadingHorses.tsx';
import { leadingHorsesHead } from './heads.ts';

type Ranked = 'all' | 'colts' | 'fillies';

const tabs: readonly TabChoice<Ranked>[] = [
  { value: 'all', label: 'All' },
  { value: 'colts', label: 'Colts & horses' },
  { value: 'fillies', label: 'Fillies & mares' },
];

const content: Record<Ranked, ReactNode> = {
  all: <LeadingHorses sex={null} />,
  colts: <LeadingHorses sex="male" />,
  fillies: <LeadingHorses sex="female" />,
};

/** The fifty horses that have won most, by their faces. */
export default function LeadingHorsesPage() {
  // Tells when a race is settled, which changes the order.
  useQuery(comingRacesQuery);
  return (
    <Stack gap="large">
      <PageHeading
        {...leadingHorsesHead}
        intro="The fifty with most wins; where two are level, prize money decides."
      />
      <AddressTabs label="Leading Horses" tabs={tabs} usual="all" content={content} />
    </Stack>
  );
}
