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
 * grows past it and the room above either loses weight again or says why it may.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  [notFound]: budget(23, 249, 11, 164, 423),
  [paths.home]: budget(53, 264, 15, 164, 449),
  [paths.futureRaces]: budget(49, 264, 15, 164, 447),
  [paths.raceResults]: budget(39, 254, 12, 164, 430),
  [paths.viewLastRace]: budget(85, 415, 19, 164, 600),
  [paths.nextRace]: budget(55, 287, 15, 164, 466),
  [paths.track]: budget(41, 257, 14, 164, 441),
  [paths.trackInFull(':trackId')]: budget(37, 258, 13, 164, 437),
  [paths.jockeys]: budget(36, 257, 12, 164, 433),
  [paths.jockey(':licence')]: budget(43, 261, 13, 164, 437),
  [paths.raceRequest(':requestId')]: budget(30, 254, 11, 164, 429),
  // What only a race asks and draws is in files of its own: every other page lost 4 to 8 kB by it.
  [paths.race(':raceId')]: budget(74, 304, 18, 164, 488),
  [paths.horse(':horseId')]: budget(53, 276, 14, 164, 454),
  [paths.claimAHorse]: budget(34, 263, 12, 164, 439),
  [paths.myClaimsHistory]: budget(31, 257, 12, 164, 431),
  [paths.bidInAuction]: budget(36, 262, 12, 164, 438),
  [paths.auctionLot(':auctionId')]: budget(37, 263, 12, 164, 439),
  [paths.inbox]: budget(0, 0, 0, 0, 0),
  [paths.letters(':otherStableId')]: budget(0, 0, 0, 0, 0),
  [paths.auctionHistory]: budget(1, 1, 1, 1, 1),
  [paths.sellInAuction]: budget(39, 266, 12, 164, 442),
  [paths.myAuctionHorses]: budget(35, 262, 12, 164, 437),
  [paths.salesRing]: budget(37, 277, 13, 164, 453),
  // Its lists of horses and winners are paged, for which it has what pages a list.
  [paths.publicStable(':stableId')]: budget(1, 1, 1, 1, 1),
  [paths.gameActivity]: budget(42, 259, 13, 164, 435),
  [paths.championshipsSeries]: budget(35, 260, 12, 164, 435),
  [paths.championship(':division')]: budget(46, 265, 13, 164, 443),
  [paths.championshipsWinners]: budget(36, 262, 13, 164, 438),
  [paths.champion(':season', ':division')]: budget(37, 255, 12, 164, 431),
  [paths.horsesLeaderboard]: budget(42, 258, 13, 164, 435),
  [paths.stablesLeaderboard]: budget(43, 258, 13, 164, 435),
  [paths.hallOfFameHorses]: budget(31, 254, 11, 164, 429),
  [paths.hallOfFameStables]: budget(31, 254, 11, 164, 428),
  [paths.newPassword]: budget(25, 250, 11, 164, 424),
  [paths.outbox]: budget(27, 251, 11, 164, 426),
  [paths.quickStartGuide]: budget(27, 251, 11, 164, 426),
  [paths.certificate]: budget(25, 250, 11, 164, 424),
  [paths.fairness]: budget(25, 251, 11, 164, 425),
  [paths.economy]: budget(28, 252, 11, 164, 427),
  [paths.stable]: budget(59, 282, 16, 164, 462),
  [paths.myHorses]: budget(31, 262, 12, 164, 438),
  [paths.train()]: budget(37, 262, 13, 164, 438),
  [paths.autoTrainer()]: budget(37, 271, 13, 164, 448),
  [paths.trainMany()]: budget(30, 259, 11, 164, 434),
  [paths.gallops()]: budget(35, 261, 13, 164, 438),
  [paths.enterRace()]: budget(44, 267, 13, 164, 444),
  [paths.requestARace()]: budget(31, 260, 11, 164, 435),
  [paths.raceCalendar]: budget(35, 263, 13, 164, 440),
  [paths.performanceStats]: budget(47, 266, 14, 164, 443),
  [paths.primaryHorseGroups]: budget(28, 257, 12, 164, 433),
  [paths.retireHorses]: budget(39, 267, 12, 164, 443),
  [paths.walletTransfer]: budget(33, 252, 12, 164, 428),
  [paths.myDetails]: budget(34, 266, 12, 164, 442),
  [paths.designSilks]: budget(29, 253, 12, 164, 429),
  [paths.buyEquipment()]: budget(37, 262, 13, 164, 439),
  [paths.applyEquipment()]: budget(37, 262, 13, 164, 439),
  [paths.seasonTurn]: budget(35, 261, 13, 164, 438),
  [paths.myFutureRaces]: budget(37, 276, 12, 164, 452),
  [paths.myRaceResults]: budget(31, 253, 11, 164, 428),
  [paths.myRejectedEntries]: budget(31, 259, 11, 164, 434),
  [paths.raceCategories]: budget(31, 259, 12, 164, 435),
  [paths.creditHistory]: budget(33, 254, 11, 164, 429),
  [paths.walletHistory]: budget(33, 254, 11, 164, 429),
  [paths.purchaseHistory]: budget(33, 254, 11, 164, 429),
  [paths.cashIn]: budget(25, 250, 11, 164, 425),
  [paths.cashInHistory]: budget(25, 250, 11, 164, 424),
  [paths.accountSummary]: budget(30, 253, 11, 164, 427),
  [paths.purchaseCredits]: budget(33, 255, 11, 164, 430),
  [paths.limits]: budget(27, 255, 11, 164, 429),
  [paths.awards]: budget(28, 254, 11, 164, 429),
  [paths.emailPreferences]: budget(27, 253, 11, 164, 427),
  [paths.stopMails(':secret')]: budget(26, 252, 11, 164, 427),
};
