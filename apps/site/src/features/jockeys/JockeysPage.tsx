import { Stack, type TabChoice } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AddressTabs } from '../../shared/page/AddressTabs.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { comingRacesQuery } from '../races/index.ts';
import { BookingRule } from './components/BookingRule.tsx';
import { LeadingJockeys } from './components/LeadingJockeys.tsx';
import { jockeysHead } from './heads.ts';
import type { Span } from './queries.ts';

const tabs: readonly TabChoice<Span>[] = [
  { value: 'season', label: 'This season' },
  { value: 'last', label: 'Last season' },
  { value: 'all', label: 'All time' },
];

const content: Record<Span, ReactNode> = {
  season: <LeadingJockeys span="season" />,
  last: <LeadingJockeys span="last" />,
  all: <LeadingJockeys span="all" />,
};

/** The forty jockeys beside each other: how well they ride, and what has come of it. */
export default function JockeysPage() {
  // Tells when a race is settled, which changes the order.
  useQuery(comingRacesQuery);
  return (
    <Stack gap="large">
      <PageHeading
        {...jockeysHead}
        intro="Forty are licensed. Ask for one when you enter a horse."
      />
      <BookingRule />
      <AddressTabs label="Leading jockeys" tabs={tabs} usual="season" content={content} />
    </Stack>
  );
}
