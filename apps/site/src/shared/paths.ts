interface SectionLink {
  href: string;
  label: string;
}

export interface Section {
  title: string;
  links: readonly SectionLink[];
}

const link = (href: string, label: string): SectionLink => ({ href, label });

/** Every destination of the footer, in the seven groups of the specification. */
export const sections: readonly Section[] = [
  {
    title: 'Stable',
    links: [
      link('/stable/my-horses', 'My Horses'),
      link('/stable/train', 'Train'),
      link('/stable/auto-trainer', 'Auto-Trainer'),
      link('/stable/buy-equipment', 'Buy Equipment'),
      link('/stable/apply-equipment', 'Apply Equipment'),
      link('/stable/enter-race', 'Enter Race'),
      link('/stable/primary-horse-groups', 'Primary Horse Groups'),
      link('/stable/design-silks', 'Design Silks'),
      link('/stable/retire-horses', 'Retire Horses'),
    ],
  },
  {
    title: 'Races',
    links: [
      link('/races/future-races', 'Future Races'),
      link('/races/race-results', 'Race Results'),
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
      link('/marketplace/buy-in-sales-ring', 'Buy in Sales Ring'),
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
      link('/community/game-activity', 'Game Activity'),
      link('/community/profile', 'Profile'),
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
      link('/leaderboards/stables', 'Stables'),
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
      link('/account/my-details', 'My Details'),
      link('/account/email-preferences', 'Email Preferences'),
      link('/account/awards', 'Awards'),
    ],
  },
  {
    title: 'Help',
    links: [
      link('/help/quick-start-guide', 'Quick Start Guide'),
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

/** Every destination that a link of the frame names. */
export const sectionPaths: readonly string[] = [
  ...sections.flatMap(({ links }) => links),
  ...panelOnly,
].map(({ href }) => href);

/** Where a link leads to, as its label and the group that it stands in; null for no such place. */
export function sectionAt(href: string): { group: string; label: string } | null {
  const group = sections.find(({ links }) => links.some((entry) => entry.href === href));
  const entry = [...(group?.links ?? []), ...panelOnly].find(
    (candidate) => candidate.href === href,
  );
  return entry === undefined ? null : { group: group?.title ?? 'Stable', label: entry.label };
}
