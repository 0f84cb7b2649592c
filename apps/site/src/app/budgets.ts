import { paths } from '../shared/paths.ts';

/** The pattern of every address that has no page. */
export const notFound = '*';

/** The most that a first visit to a page may fetch of the site's own files. */
export interface Budget {
  requests: number;
  /** kB as they are sent, like all that follow. */
  script: number;
  style: number;
  font: number;
  /** With the page itself and its pictures. */
  total: number;
}

/** Requests, then kB of script, style, font and in total. */
const budget = (
  ...[requests, script, style, font, total]: [number, number, number, number, number]
): Budget => ({
  requests,
  script,
  style,
  font,
  total,
});

/** What differs from race to race and from one build to the next: a page may weigh so much more than its budget. */
export const room = budget(4, 3, 1, 0, 5);

/**
 * What each page weighed when its line was last changed, by the pattern of its path; that of a race, with a
 * runner of one's own, which the last race may have too, and with the most runners that were met. A page that
 * grows past it and the room above either loses weight again or says why it may: the mark of what is new, in the
 * header of an owner's pages, is 2 kB; the lines of the morning paper and the objectives, on the dashboard, are 4 kB,
 * the figures of a lot and the sharing of an award 2 kB each.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  [notFound]: budget(25, 244, 11, 164, 419),
  [paths.home]: budget(54, 259, 15, 164, 444),
  [paths.futureRaces]: budget(51, 260, 16, 164, 444),
  [paths.raceResults]: budget(41, 249, 13, 164, 426),
  [paths.viewLastRace]: budget(96, 411, 20, 164, 597),
  [paths.nextRace]: budget(52, 280, 15, 164, 462),
  [paths.track]: budget(43, 253, 14, 164, 437),
  [paths.trackInFull(':trackId')]: budget(38, 254, 14, 164, 433),
  [paths.jockeys]: budget(41, 252, 12, 164, 428),
  [paths.jockey(':licence')]: budget(50, 256, 13, 164, 433),
  [paths.raceRequest(':requestId')]: budget(33, 250, 11, 164, 425),
  // What only a race asks and draws is in files of its own: every other page lost 4 to 8 kB by it.
  [paths.race(':raceId')]: budget(74, 299, 18, 164, 483),
  [paths.horse(':horseId')]: budget(65, 273, 15, 164, 451),
  [paths.claimAHorse]: budget(36, 254, 12, 164, 431),
  [paths.myClaimsHistory]: budget(31, 246, 12, 164, 420),
  [paths.bidInAuction]: budget(35, 257, 13, 164, 433),
  [paths.auctionLot(':auctionId')]: budget(44, 261, 14, 164, 438),
  [paths.inbox]: budget(36, 249, 12, 164, 425),
  [paths.letters(':otherStableId')]: budget(35, 269, 12, 164, 445),
  [paths.forums]: budget(33, 251, 12, 164, 426),
  [paths.forumSection(':section')]: budget(41, 272, 12, 164, 448),
  [paths.forumThread(':threadId')]: budget(38, 274, 12, 164, 450),
  [paths.raceThread(':raceId')]: budget(38, 272, 12, 164, 447),
  [paths.horseThread(':horseId')]: budget(38, 272, 12, 164, 447),
  [paths.referees]: budget(35, 271, 12, 164, 446),
  [paths.horseGroups]: budget(36, 252, 12, 164, 427),
  [paths.horseList(':listId')]: budget(37, 269, 12, 164, 445),
  [paths.horsesInGroups]: budget(32, 250, 12, 164, 426),
  [paths.stableGroups]: budget(37, 252, 12, 164, 428),
  [paths.club(':clubId')]: budget(37, 269, 12, 164, 445),
  [paths.stablesInGroups]: budget(41, 271, 13, 164, 448),
  [paths.previewsAndReviews]: budget(34, 250, 12, 164, 426),
  [paths.racePreviews(':raceId')]: budget(43, 278, 13, 164, 455),
  [paths.profile]: budget(35, 267, 12, 164, 443),
  [paths.auctionHistory]: budget(38, 259, 13, 164, 436),
  [paths.sellInAuction]: budget(41, 263, 13, 164, 440),
  [paths.myAuctionHorses]: budget(35, 257, 13, 164, 434),
  [paths.salesRing]: budget(40, 269, 13, 164, 445),
  // Its lists of horses and winners are paged, for which it has what pages a list.
  [paths.publicStable(':stableId')]: budget(41, 261, 15, 164, 440),
  [paths.gameActivity]: budget(46, 254, 13, 164, 431),
  [paths.championshipsSeries]: budget(37, 255, 12, 164, 431),
  [paths.championship(':division')]: budget(47, 261, 14, 164, 439),
  [paths.championshipsWinners]: budget(42, 257, 13, 164, 434),
  [paths.champion(':season', ':division')]: budget(39, 251, 13, 164, 427),
  [paths.horsesLeaderboard]: budget(43, 254, 13, 164, 431),
  [paths.stablesLeaderboard]: budget(43, 254, 13, 164, 431),
  [paths.hallOfFameHorses]: budget(34, 249, 12, 164, 425),
  [paths.hallOfFameStables]: budget(34, 249, 12, 164, 425),
  [paths.newPassword]: budget(27, 245, 11, 164, 420),
  [paths.outbox]: budget(29, 247, 11, 164, 422),
  [paths.quickStartGuide]: budget(29, 246, 12, 164, 422),
  [paths.help]: budget(31, 249, 12, 164, 425),
  [paths.racingOverview]: budget(31, 249, 12, 164, 425),
  [paths.watchingRaces]: budget(31, 249, 12, 164, 425),
  [paths.improvingHorsesPerformance]: budget(37, 256, 13, 164, 433),
  [paths.equippingYourHorse]: budget(31, 249, 12, 164, 425),
  [paths.jockeysExplained]: budget(31, 249, 12, 164, 425),
  [paths.backingInDepth]: budget(31, 249, 12, 164, 425),
  [paths.enteringRacesViaRar]: budget(31, 249, 12, 164, 425),
  [paths.championships101]: budget(31, 249, 12, 164, 425),
  [paths.buyingYourFirstHorse]: budget(31, 249, 12, 164, 425),
  [paths.marketForNewHorses]: budget(31, 249, 12, 164, 425),
  [paths.helpOnMyAccount]: budget(31, 249, 12, 164, 425),
  [paths.helpOnCommunity]: budget(31, 249, 12, 164, 425),
  [paths.helpOnGroups]: budget(31, 249, 12, 164, 425),
  [paths.helpOnLeaderboards]: budget(31, 249, 12, 164, 425),
  [paths.contact]: budget(31, 249, 12, 164, 425),
  [paths.certificate]: budget(27, 245, 11, 164, 420),
  [paths.fairness]: budget(27, 247, 11, 164, 422),
  [paths.economy]: budget(29, 247, 11, 164, 423),
  [paths.stable]: budget(80, 279, 18, 164, 461),
  [paths.myHorses]: budget(38, 256, 12, 164, 432),
  [paths.train()]: budget(39, 257, 13, 164, 434),
  [paths.autoTrainer()]: budget(46, 267, 14, 164, 444),
  [paths.trainMany()]: budget(32, 255, 12, 164, 430),
  [paths.gallops()]: budget(41, 256, 13, 164, 433),
  [paths.enterRace()]: budget(46, 262, 13, 164, 440),
  [paths.requestARace()]: budget(33, 255, 12, 164, 431),
  [paths.raceCalendar]: budget(35, 252, 13, 164, 429),
  [paths.performanceStats]: budget(51, 261, 14, 164, 438),
  [paths.primaryHorseGroups]: budget(31, 253, 12, 164, 429),
  [paths.retireHorses]: budget(42, 261, 13, 164, 437),
  [paths.walletTransfer]: budget(37, 248, 12, 164, 424),
  [paths.myDetails]: budget(36, 259, 12, 164, 435),
  [paths.designSilks]: budget(29, 248, 12, 164, 424),
  [paths.buyEquipment()]: budget(37, 258, 13, 164, 434),
  [paths.applyEquipment()]: budget(41, 258, 13, 164, 435),
  [paths.seasonTurn]: budget(40, 258, 13, 164, 434),
  [paths.myFutureRaces]: budget(39, 272, 12, 164, 448),
  [paths.myRaceResults]: budget(35, 250, 12, 164, 426),
  [paths.myRejectedEntries]: budget(33, 254, 12, 164, 430),
  [paths.raceCategories]: budget(40, 255, 14, 164, 431),
  [paths.creditHistory]: budget(33, 250, 12, 164, 426),
  [paths.walletHistory]: budget(33, 250, 12, 164, 426),
  [paths.purchaseHistory]: budget(33, 250, 12, 164, 426),
  [paths.cashIn]: budget(28, 245, 11, 164, 420),
  [paths.cashInHistory]: budget(28, 245, 11, 164, 420),
  [paths.accountSummary]: budget(39, 248, 12, 164, 423),
  [paths.purchaseCredits]: budget(35, 248, 12, 164, 424),
  [paths.limits]: budget(29, 248, 11, 164, 423),
  [paths.awards]: budget(36, 249, 12, 164, 425),
  [paths.yourData]: budget(30, 248, 11, 164, 423),
  [paths.emailPreferences]: budget(29, 246, 11, 164, 421),
  [paths.stopMails(':secret')]: budget(28, 245, 11, 164, 420),
  [paths.morningPaper]: budget(45, 254, 13, 164, 431),
  [paths.objectives]: budget(37, 245, 11, 164, 420),
};
