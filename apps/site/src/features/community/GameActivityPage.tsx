import { Stack, type TabChoice } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AddressTabs } from '../../shared/page/AddressTabs.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { StableBoard } from '../leaderboards/index.ts';
import { comingRacesQuery } from '../races/index.ts';
import { LiveRaces } from './components/LiveRaces.tsx';
import { RecentActivity } from './components/RecentActivity.tsx';
import { gameActivityHead } from './heads.ts';

type ActivityTab = 'recent' | 'top' | 'live';

const tabs: readonly TabChoice<ActivityTab>[] = [
  { value: 'recent', label: 'Recent Activity' },
  { value: 'top', label: 'Top Performers' },
  { value: 'live', label: 'Live Races' },
];

const content: Record<ActivityTab, ReactNode> = {
  recent: <RecentActivity />,
  top: <StableBoard view={{ lens: 'earnings', season: null, scope: null, sex: null }} />,
  live: <LiveRaces />,
};

/** What goes on in the club: news of all stables, the best of them, and the races of the hour. */
export default function GameActivityPage() {
  // Tells when a race is settled, which changes all three.
  useQuery(comingRacesQuery);
  return (
    <Stack gap="large">
      <PageHeading
        {...gameActivityHead}
        intro="What the stables do, who has won most, and what is running now."
      />
      <AddressTabs label="Game Activity" tabs={tabs} usual="recent" content={content} />
    </Stack>
  );
}
