import type { StablePanelProps } from '@furlong/ui';

interface SectionLink {
  href: string;
  label: string;
}

export interface Section {
  title: string;
  links: readonly SectionLink[];
}

export interface Destination extends SectionLink {
  /** The section's title: 'Marketplace'. */
  group: string;
}

const link = (href: string, label: string): SectionLink => ({ href, label });

/** Every path of the site. Given ':name', the builder of a page's path makes its route's pattern. */
export const paths = {
  home: '/',
  certificate: '/gaming-labs-certification',
  outbox: '/outbox',
  /** Not a page: the e-mails that the embedded server kept, as JSON. */
  outboxJson: '/outbox.json',

  stable: '/stable',
  myHorses: '/stable/my-horses',
  train: '/stable/train',
  designSilks: '/stable/design-silks',
  /** Enter Race, with a horse or a race chosen already. */
  enterRace: ({ horseId, raceId }: { horseId?: string; raceId?: string } = {}) =>
    withSearch('/stable/enter-race', { horse: horseId, race: raceId }),

  futureRaces: '/races/future-races',
  raceResults: '/races/race-results',
  race: (raceId: string) => `/races/${raceId}`,

  salesRing: '/marketplace/buy-in-sales-ring',
  gameActivity: '/community/game-activity',
  profile: '/community/profile',
  stablesLeaderboard: '/leaderboards/stables',
  myDetails: '/account/my-details',
  quickStartGuide: '/help/quick-start-guide',
} as const;

function withSearch(path: string, values: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** What a link to Enter Race has chosen. */
export function readPreselection(search: URLSearchParams) {
  return { horseId: search.get('horse'), raceId: search.get('race') };
}

/** The links of the header. */
export const headerLinks: readonly SectionLink[] = [
  link(paths.futureRaces, 'Races'),
  link(paths.salesRing, 'Marketplace'),
  link(paths.stablesLeaderboard, 'Leaderboards'),
  link(paths.gameActivity, 'Community'),
  link(paths.quickStartGuide, 'Help'),
];

/** The header's link whose path begins like an address: '/races/…' belongs to Races. */
export function headerLinkAt(pathname: string): SectionLink | undefined {
  const first = (path: string) => path.split('/')[1];
  return headerLinks.find(({ href }) => first(href) === first(pathname));
}

/** Every destination of the footer, in the seven groups of the specification. */
export const sections: readonly Section[] = [
  {
    title: 'Stable',
    links: [
      link(paths.myHorses, 'My Horses'),
      link(paths.train, 'Train'),
      link('/stable/auto-trainer', 'Auto-Trainer'),
      link('/stable/buy-equipment', 'Buy Equipment'),
      link('/stable/apply-equipment', 'Apply Equipment'),
      link(paths.enterRace(), 'Enter Race'),
      link('/stable/primary-horse-groups', 'Primary Horse Groups'),
      link(paths.designSilks, 'Design Silks'),
      link('/stable/retire-horses', 'Retire Horses'),
    ],
  },
  {
    title: 'Races',
    links: [
      link(paths.futureRaces, 'Future Races'),
      link(paths.raceResults, 'Race Results'),
      link('/races/my-future-races', 'My Future Races'),
      link('/races/my-race-results', 'My Race Results'),
      link('/races/my-rejected-entries', 'My Rejected Entries'),
      link('/races/championships-series', 'Championships Series'),
      link('/races/race-categories', 'Race Categories'),
      link('/races/jockeys', 'Jockeys'),
      link('/races/view-last-race', 'View Last Race'),
      link('/races/next-race', 'Next Race'),
      link('/races/track', 'Track'),
    ],
  },
  {
    title: 'Marketplace',
    links: [
      link(paths.salesRing, 'Buy in Sales Ring'),
      link('/marketplace/claim-a-horse', 'Claim a Horse'),
      link('/marketplace/my-claims-history', 'My Claims History'),
      link('/marketplace/bid-in-auction', 'Bid in Auction'),
      link('/marketplace/sell-in-auction', 'Sell in Auction'),
      link('/marketplace/my-auction-horses', 'My Auction Horses'),
      link('/marketplace/auction-history', 'Auction History'),
    ],
  },
  {
    title: 'Community',
    links: [
      link(paths.gameActivity, 'Game Activity'),
      link(paths.profile, 'Profile'),
      link('/community/forums', 'Forums'),
      link('/community/inbox', 'Inbox'),
      link('/community/previews-and-reviews', 'Previews and Reviews'),
      link('/community/horses-in-groups', 'Horses in Groups'),
      link('/community/horse-groups', 'Horse Groups'),
      link('/community/stables-in-groups', 'Stables in Groups'),
      link('/community/stable-groups', 'Stable Groups'),
      link('/community/referees', 'Referees'),
    ],
  },
  {
    title: 'Leaderboards',
    links: [
      link(paths.stablesLeaderboard, 'Stables'),
      link('/leaderboards/horses', 'Horses'),
      link('/leaderboards/hall-of-fame-stables', 'Hall of Fame Stables'),
      link('/leaderboards/hall-of-fame-horses', 'Hall of Fame Horses'),
      link('/leaderboards/championships-winners', 'Championships Winners'),
    ],
  },
  {
    title: 'My Account',
    links: [
      link('/account/purchase-credits', 'Purchase Credits'),
      link('/account/wallet-transfer', 'Wallet Transfer'),
      link('/account/cash-in', 'Cash In'),
      link('/account/account-summary', 'Account Summary'),
      link('/account/purchase-history', 'Purchase History'),
      link('/account/cash-in-history', 'Cash In History'),
      link('/account/credit-history', 'Credit History'),
      link('/account/wallet-history', 'Wallet History'),
      link(paths.myDetails, 'My Details'),
      link('/account/email-preferences', 'Email Preferences'),
      link('/account/awards', 'Awards'),
    ],
  },
  {
    title: 'Help',
    links: [
      link(paths.quickStartGuide, 'Quick Start Guide'),
      link('/help/improving-horses-performance', "Improving Horses' Performance"),
      link('/help/racing-overview', 'Racing Overview'),
      link('/help/backing-in-depth', 'Backing in Depth'),
      link('/help/championships-101', 'Championships 101'),
      link('/help/equipping-your-horse', 'Equipping Your Horse'),
      link('/help/buying-your-first-horse', 'Buying Your First Horse'),
      link('/help/entering-races-via-rar', 'Entering Races via RAR'),
      link('/help/jockeys-explained', 'Jockeys Explained'),
      link('/help/watching-races', 'Watching Races'),
      link('/help/market-for-new-horses', 'Market for New Horses'),
      link('/help/community', 'Community'),
      link('/help/groups', 'Groups'),
      link('/help/leaderboards', 'Leaderboards'),
      link('/help/my-account', 'My Account'),
    ],
  },
];

/** Destinations that only the stable panel names. */
const panelOnly = [
  link('/stable/race-calendar', 'Race Calendar'),
  link('/stable/performance-stats', 'Performance Stats'),
];

/** Every destination of the site's navigation, with the group that it stands in. */
export const destinations: readonly Destination[] = [
  ...sections.flatMap(({ title, links }) => links.map((each) => ({ ...each, group: title }))),
  ...panelOnly.map((each) => ({ ...each, group: 'Stable' })),
];

/** Where the tiles of the stable panel lead. */
export const stablePanelHrefs: StablePanelProps['hrefs'] = {
  myHorses: paths.myHorses,
  autoTrainer: '/stable/auto-trainer',
  buyEquipment: '/stable/buy-equipment',
  applyEquipment: '/stable/apply-equipment',
  enterRace: paths.enterRace(),
  primaryHorseGroups: '/stable/primary-horse-groups',
  designSilks: paths.designSilks,
  raceCalendar: '/stable/race-calendar',
  performanceStats: '/stable/performance-stats',
};
