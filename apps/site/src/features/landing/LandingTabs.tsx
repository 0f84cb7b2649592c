import { Skeleton, type TabChoice } from '@furlong/ui';
import type { ReactNode } from 'react';
import { AddressTabs } from '../../shared/page/AddressTabs.tsx';
import { About } from './components/About.tsx';
import { FetchedTab } from './components/FetchedTab.tsx';

type LandingTab = 'winners' | 'about' | 'features' | 'community' | 'news';

const tabs: readonly TabChoice<LandingTab>[] = [
  { value: 'winners', label: 'WINNERS' },
  { value: 'about', label: 'ABOUT' },
  { value: 'features', label: 'FEATURES' },
  { value: 'community', label: 'COMMUNITY' },
  { value: 'news', label: 'NEWS' },
];

const content: Record<LandingTab, ReactNode> = {
  winners: (
    <FetchedTab name="winners" fetch={async () => (await import('./scripts.ts')).scripts.winners()}>
      <Skeleton height="8rem" />
    </FetchedTab>
  ),
  about: <About />,
  features: (
    <FetchedTab
      name="features"
      fetch={async () => (await import('./scripts.ts')).scripts.features()}
    >
      <Skeleton height="64rem" />
    </FetchedTab>
  ),
  community: (
    <FetchedTab
      name="community’s figures"
      fetch={async () => (await import('./scripts.ts')).scripts.community()}
    >
      <Skeleton height="36rem" />
    </FetchedTab>
  ),
  news: (
    <FetchedTab name="news" fetch={async () => (await import('./scripts.ts')).scripts.news()}>
      <Skeleton height="34rem" />
    </FetchedTab>
  ),
};

/** The five tabs of the front page. */
export function LandingTabs() {
  return <AddressTabs label="About Furlong" tabs={tabs} usual="about" content={content} />;
}
