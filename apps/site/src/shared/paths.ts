/** Every path of the site. Given ':name', the builder of a page's path makes its route's pattern. */
export const paths = {
  home: '/',
  news: '/?tab=news',
  newsArticle: (articleId: string) => withSearch('/', { tab: 'news', article: articleId }),
  certificate: '/gaming-labs-certification',
  fairness: '/fairness',
  economy: '/help/economy',
  outbox: '/outbox',
  /** Not a page: the e-mails that the embedded server kept, as JSON. */
  outboxJson: '/outbox.json',
  /** Not a page: what everybody may know of a topic, as it happens. */
  live: (topic: string) => `/live?topic=${topic}`,

  stable: '/stable',
  myHorses: '/stable/my-horses',
  /** Train, with a horse or a programme chosen already. */
  train: ({ horseId, programme }: { horseId?: string; programme?: string } = {}) =>
    withSearch('/stable/train', { horse: horseId, programme }),
  /** Train many horses at once: all, or those of a group. */
  trainMany: ({ groupId }: { groupId?: string } = {}) =>
    withSearch('/stable/train-many', { group: groupId }),
  /** Gallops, with a horse chosen already. */
  gallops: ({ horseId }: { horseId?: string } = {}) =>
    withSearch('/stable/gallops', { horse: horseId }),
  /** My Horses, narrowed to a group. */
  myHorsesOf: ({ groupId }: { groupId: string }) =>
    withSearch('/stable/my-horses', { group: groupId }),
  designSilks: '/stable/design-silks',
  /** Auto-Trainer, with a horse chosen already. */
  autoTrainer: ({ horseId }: { horseId?: string } = {}) =>
    withSearch('/stable/auto-trainer', { horse: horseId }),
  /** Buy Equipment, with a category's tab or a search. */
  buyEquipment: ({ tab, search }: { tab?: string; search?: string } = {}) =>
    withSearch('/stable/buy-equipment', { tab, search }),
  /** Apply Equipment, with a horse or one of its slots chosen already. */
  applyEquipment: ({ horseId, slot }: { horseId?: string; slot?: string } = {}) =>
    withSearch('/stable/apply-equipment', { horse: horseId, slot }),
  primaryHorseGroups: '/stable/primary-horse-groups',
  retireHorses: '/stable/retire-horses',
  raceCalendar: '/stable/race-calendar',
  /** Not a page: a file with the races of a day, as YYYY-MM-DD by UTC. */
  dataOfDay: (day: string, file: string) => `/data/${day}/${file}`,
  /** Not a page: a stable's calendar as a file, for who knows its secret. */
  calendarFile: (secret: string) => `/calendar/${secret}.ics`,
  performanceStats: '/stable/performance-stats',
  seasonTurn: '/stable/season-turn',
  objectives: '/stable/objectives',
  morningPaper: '/stable/morning-paper',
  /** The morning paper of a day, as YYYY-MM-DD by UTC. */
  paperOf: (day: string) => withSearch('/stable/morning-paper', { day }),
  /** Enter Race, with a horse or a race chosen already. */
  enterRace: ({ horseId, raceId }: { horseId?: string; raceId?: string } = {}) =>
    withSearch('/stable/enter-race', { horse: horseId, race: raceId }),

  futureRaces: '/races/future-races',
  raceResults: '/races/race-results',
  myFutureRaces: '/races/my-future-races',
  myRaceResults: '/races/my-race-results',
  myRejectedEntries: '/races/my-rejected-entries',
  championshipsSeries: '/races/championships-series',
  /** One division of the championships, in a season that is not this one. */
  championship: (division: string, season?: number) =>
    withSearch(`/races/championships-series/${division}`, {
      season: season === undefined ? undefined : `${season}`,
    }),
  raceCategories: '/races/race-categories',
  jockeys: '/races/jockeys',
  /** A jockey, by the number of the licence. */
  jockey: (licence: number | ':licence') => `/races/jockeys/${licence}`,
  viewLastRace: '/races/view-last-race',
  nextRace: '/races/next-race',
  track: '/races/track',
  trackInFull: (trackId: string) => `/races/track/${trackId}`,
  raceRequest: (requestId: string) => `/races/requests/${requestId}`,
  /** Request a Race, with the horse chosen already that is to be the first in it. */
  requestARace: ({ horseId, among }: { horseId?: string | undefined; among?: 'club' } = {}) =>
    withSearch('/races/request-a-race', { horse: horseId, among }),
  race: (raceId: string) => `/races/${raceId}`,
  /** A race that was run, with its film open where the field is in the stalls. */
  filmOfRace: (raceId: string) => withSearch(`/races/${raceId}`, { at: '-4' }),

  horse: (horseId: string) => `/horses/${horseId}`,
  /** A horse's page, where it is bought or offered. */
  horseSale: (horseId: string) => `/horses/${horseId}#sale`,
  publicStable: (stableId: string) => `/stables/${stableId}`,

  salesRing: '/marketplace/buy-in-sales-ring',
  claimAHorse: '/marketplace/claim-a-horse',
  myClaimsHistory: '/marketplace/my-claims-history',
  bidInAuction: '/marketplace/bid-in-auction',
  auctionLot: (auctionId: string) => `/marketplace/bid-in-auction/${auctionId}`,
  sellInAuction: '/marketplace/sell-in-auction',
  myAuctionHorses: '/marketplace/my-auction-horses',
  auctionHistory: '/marketplace/auction-history',

  gameActivity: '/community/game-activity',
  profile: '/community/profile',
  forums: '/community/forums',
  forumSection: (section: string) => `/community/forums/${section}`,
  /** A thread, at one of its posts or of its pages. */
  forumThread: (threadId: number | string, at: { post?: number; page?: number } = {}) =>
    withSearch(`/community/forums/threads/${threadId}`, {
      post: at.post === undefined ? undefined : `${at.post}`,
      page: at.page === undefined || at.page === 1 ? undefined : `${at.page}`,
    }),
  /** The thread of a race or a horse, or the way to begin it. */
  raceThread: (raceId: string) => `/community/forums/races/${raceId}`,
  horseThread: (horseId: string) => `/community/forums/horses/${horseId}`,
  inbox: '/community/inbox',
  letters: (otherStableId: string) => `/community/inbox/${otherStableId}`,
  previewsAndReviews: '/community/previews-and-reviews',
  racePreviews: (raceId: string) => `/community/previews-and-reviews/${raceId}`,
  horsesInGroups: '/community/horses-in-groups',
  horseGroups: '/community/horse-groups',
  horseList: (listId: string) => `/community/horse-groups/${listId}`,
  stablesInGroups: '/community/stables-in-groups',
  stableGroups: '/community/stable-groups',
  club: (clubId: string) => `/community/stable-groups/${clubId}`,
  referees: '/community/referees',

  stablesLeaderboard: '/leaderboards/stables',
  horsesLeaderboard: '/leaderboards/horses',
  hallOfFameStables: '/leaderboards/hall-of-fame-stables',
  hallOfFameHorses: '/leaderboards/hall-of-fame-horses',
  championshipsWinners: '/leaderboards/championships-winners',
  champion: (season: number | string, division: string) =>
    `/leaderboards/championships-winners/${season}/${division}`,

  newPassword: '/account/new-password',
  myDetails: '/account/my-details',
  purchaseCredits: '/account/purchase-credits',
  walletTransfer: '/account/wallet-transfer',
  cashIn: '/account/cash-in',
  accountSummary: '/account/account-summary',
  purchaseHistory: '/account/purchase-history',
  cashInHistory: '/account/cash-in-history',
  creditHistory: '/account/credit-history',
  walletHistory: '/account/wallet-history',
  limits: '/account/limits',
  emailPreferences: '/account/email-preferences',
  awards: '/account/awards',
  /** What the game keeps of the player, and leaving it. The link of a mail names an `export`. */
  yourData: '/account/your-data',
  /** Not a page: all of it as one file, for its owner alone. */
  exportFile: (secret: string) => `/export/${secret}`,
  /** Where the link of a mail leads that ends them; a mail program may press it for its owner. */
  stopMails: (secret: string) => `/mails/${secret}`,

  help: '/help',
  contact: '/contact',
  quickStartGuide: '/help/quick-start-guide',
  improvingHorsesPerformance: '/help/improving-horses-performance',
  racingOverview: '/help/racing-overview',
  backingInDepth: '/help/backing-in-depth',
  championships101: '/help/championships-101',
  equippingYourHorse: '/help/equipping-your-horse',
  buyingYourFirstHorse: '/help/buying-your-first-horse',
  enteringRacesViaRar: '/help/entering-races-via-rar',
  jockeysExplained: '/help/jockeys-explained',
  watchingRaces: '/help/watching-races',
  marketForNewHorses: '/help/market-for-new-horses',
  helpOnCommunity: '/help/community',
  helpOnGroups: '/help/groups',
  helpOnLeaderboards: '/help/leaderboards',
  helpOnMyAccount: '/help/my-account',
} as const;

function withSearch(path: string, values: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** The address of Enter Race or Train with another choice; null takes one back. */
export function writeChoice(
  search: URLSearchParams,
  { horseId, raceId, programme }: { horseId?: string; raceId?: string; programme?: string | null },
) {
  const next = new URLSearchParams(search);
  if (horseId !== undefined) next.set('horse', horseId);
  if (raceId !== undefined) next.set('race', raceId);
  if (programme === null) next.delete('programme');
  else if (programme !== undefined) next.set('programme', programme);
  return next;
}

/** What a link to Enter Race or Train has chosen. */
export function readPreselection(search: URLSearchParams) {
  return {
    horseId: search.get('horse'),
    raceId: search.get('race'),
    programme: search.get('programme'),
  };
}
