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
 * header of an owner's pages, is 2 kB.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  [notFound]: budget(25, 255, 11, 164, 430),
  [paths.home]: budget(54, 270, 15, 164, 455),
  [paths.futureRaces]: budget(51, 271, 16, 164, 455),
  [paths.raceResults]: budget(41, 260, 13, 164, 437),
  [paths.viewLastRace]: budget(89, 422, 20, 164, 608),
  [paths.nextRace]: budget(52, 291, 15, 164, 473),
  [paths.track]: budget(43, 264, 14, 164, 448),
  [paths.trackInFull(':trackId')]: budget(38, 265, 14, 164, 444),
  [paths.jockeys]: budget(36, 263, 12, 164, 439),
  [paths.jockey(':licence')]: budget(45, 267, 13, 164, 444),
  [paths.raceRequest(':requestId')]: budget(33, 261, 11, 164, 436),
  // What only a race asks and draws is in files of its own: every other page lost 4 to 8 kB by it.
  [paths.race(':raceId')]: budget(74, 310, 18, 164, 494),
  [paths.horse(':horseId')]: budget(60, 284, 15, 164, 462),
  [paths.claimAHorse]: budget(36, 265, 12, 164, 442),
  [paths.myClaimsHistory]: budget(31, 257, 12, 164, 431),
  [paths.bidInAuction]: budget(35, 268, 13, 164, 444),
  [paths.auctionLot(':auctionId')]: budget(38, 270, 13, 164, 447),
  [paths.inbox]: budget(36, 260, 12, 164, 436),
  [paths.letters(':otherStableId')]: budget(35, 280, 12, 164, 456),
  [paths.forums]: budget(33, 262, 12, 164, 437),
  [paths.forumSection(':section')]: budget(41, 283, 12, 164, 459),
  [paths.forumThread(':threadId')]: budget(38, 285, 12, 164, 461),
  [paths.raceThread(':raceId')]: budget(38, 283, 12, 164, 458),
  [paths.horseThread(':horseId')]: budget(38, 283, 12, 164, 458),
  [paths.referees]: budget(35, 282, 12, 164, 457),
  [paths.horseGroups]: budget(36, 263, 12, 164, 438),
  [paths.horseList(':listId')]: budget(37, 280, 12, 164, 456),
  [paths.horsesInGroups]: budget(32, 261, 12, 164, 437),
  [paths.stableGroups]: budget(37, 263, 12, 164, 439),
  [paths.club(':clubId')]: budget(37, 280, 12, 164, 456),
  [paths.stablesInGroups]: budget(41, 282, 13, 164, 459),
  [paths.previewsAndReviews]: budget(34, 261, 12, 164, 437),
  [paths.racePreviews(':raceId')]: budget(43, 289, 13, 164, 466),
  [paths.profile]: budget(35, 278, 12, 164, 454),
  [paths.auctionHistory]: budget(38, 270, 13, 164, 447),
  [paths.sellInAuction]: budget(41, 274, 13, 164, 451),
  [paths.myAuctionHorses]: budget(35, 268, 13, 164, 445),
  [paths.salesRing]: budget(40, 280, 13, 164, 456),
  // Its lists of horses and winners are paged, for which it has what pages a list.
  [paths.publicStable(':stableId')]: budget(41, 272, 15, 164, 451),
  [paths.gameActivity]: budget(46, 265, 13, 164, 442),
  [paths.championshipsSeries]: budget(37, 266, 12, 164, 442),
  [paths.championship(':division')]: budget(47, 272, 14, 164, 450),
  [paths.championshipsWinners]: budget(42, 268, 13, 164, 445),
  [paths.champion(':season', ':division')]: budget(39, 262, 13, 164, 438),
  [paths.horsesLeaderboard]: budget(43, 265, 13, 164, 442),
  [paths.stablesLeaderboard]: budget(43, 265, 13, 164, 442),
  [paths.hallOfFameHorses]: budget(34, 260, 12, 164, 436),
  [paths.hallOfFameStables]: budget(34, 260, 12, 164, 436),
  [paths.newPassword]: budget(27, 256, 11, 164, 431),
  [paths.outbox]: budget(29, 258, 11, 164, 433),
  [paths.quickStartGuide]: budget(29, 257, 12, 164, 433),
  [paths.help]: budget(31, 260, 12, 164, 436),
  [paths.racingOverview]: budget(31, 260, 12, 164, 436),
  [paths.watchingRaces]: budget(31, 260, 12, 164, 436),
  [paths.improvingHorsesPerformance]: budget(37, 267, 13, 164, 444),
  [paths.equippingYourHorse]: budget(31, 260, 12, 164, 436),
  [paths.jockeysExplained]: budget(31, 260, 12, 164, 436),
  [paths.backingInDepth]: budget(31, 260, 12, 164, 436),
  [paths.enteringRacesViaRar]: budget(31, 260, 12, 164, 436),
  [paths.championships101]: budget(31, 260, 12, 164, 436),
  [paths.buyingYourFirstHorse]: budget(31, 260, 12, 164, 436),
  [paths.marketForNewHorses]: budget(31, 260, 12, 164, 436),
  [paths.helpOnMyAccount]: budget(31, 260, 12, 164, 436),
  [paths.helpOnCommunity]: budget(31, 260, 12, 164, 436),
  [paths.helpOnGroups]: budget(31, 260, 12, 164, 436),
  [paths.helpOnLeaderboards]: budget(31, 260, 12, 164, 436),
  [paths.contact]: budget(31, 260, 12, 164, 436),
  [paths.certificate]: budget(27, 256, 11, 164, 431),
  [paths.fairness]: budget(27, 258, 11, 164, 433),
  [paths.economy]: budget(29, 258, 11, 164, 434),
  [paths.stable]: budget(63, 286, 17, 164, 467),
  [paths.myHorses]: budget(33, 267, 12, 164, 443),
  [paths.train()]: budget(39, 268, 13, 164, 445),
  [paths.autoTrainer()]: budget(41, 278, 14, 164, 455),
  [paths.trainMany()]: budget(32, 266, 12, 164, 441),
  [paths.gallops()]: budget(36, 267, 13, 164, 444),
  [paths.enterRace()]: budget(46, 273, 13, 164, 451),
  [paths.requestARace()]: budget(33, 266, 12, 164, 442),
  [paths.raceCalendar]: budget(35, 263, 13, 164, 440),
  [paths.performanceStats]: budget(46, 272, 14, 164, 449),
  [paths.primaryHorseGroups]: budget(31, 264, 12, 164, 440),
  [paths.retireHorses]: budget(42, 272, 13, 164, 448),
  [paths.walletTransfer]: budget(37, 259, 12, 164, 435),
  [paths.myDetails]: budget(36, 270, 12, 164, 446),
  [paths.designSilks]: budget(29, 259, 12, 164, 435),
  [paths.buyEquipment()]: budget(37, 269, 13, 164, 445),
  [paths.applyEquipment()]: budget(41, 269, 13, 164, 446),
  [paths.seasonTurn]: budget(40, 269, 13, 164, 445),
  [paths.myFutureRaces]: budget(39, 283, 12, 164, 459),
  [paths.myRaceResults]: budget(35, 261, 12, 164, 437),
  [paths.myRejectedEntries]: budget(33, 265, 12, 164, 441),
  [paths.raceCategories]: budget(34, 266, 12, 164, 442),
  [paths.creditHistory]: budget(33, 261, 12, 164, 437),
  [paths.walletHistory]: budget(33, 261, 12, 164, 437),
  [paths.purchaseHistory]: budget(33, 261, 12, 164, 437),
  [paths.cashIn]: budget(28, 256, 11, 164, 431),
  [paths.cashInHistory]: budget(28, 256, 11, 164, 431),
  [paths.accountSummary]: budget(32, 259, 12, 164, 434),
  [paths.purchaseCredits]: budget(35, 259, 12, 164, 435),
  [paths.limits]: budget(29, 259, 11, 164, 434),
  [paths.awards]: budget(30, 258, 11, 164, 433),
  [paths.yourData]: budget(30, 259, 11, 164, 434),
  [paths.emailPreferences]: budget(29, 257, 11, 164, 432),
  [paths.stopMails(':secret')]: budget(28, 256, 11, 164, 431),
};
