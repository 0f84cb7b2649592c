import { paths } from '../shared/paths.ts';

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

/**
 * What each page may weigh, by the pattern of its path: what it weighed when its line was last
 * changed, and a little for what differs from race to race: 4 requests, 5 kB of script, 2 of style, 10 in
 * total. A page that grows past it either loses weight again or says why it may.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  [paths.home]: budget(57, 266, 17, 164, 457),
  [paths.futureRaces]: budget(49, 261, 17, 164, 449),
  [paths.raceResults]: budget(44, 263, 16, 164, 446),
  [paths.viewLastRace]: budget(81, 411, 19, 164, 597),
  [paths.nextRace]: budget(62, 286, 17, 164, 472),
  [paths.track]: budget(49, 259, 16, 164, 448),
  [paths.trackInFull(':trackId')]: budget(45, 260, 16, 164, 445),
  [paths.race(':raceId')]: budget(55, 284, 17, 164, 468),
  [paths.horse(':horseId')]: budget(50, 279, 16, 164, 462),
  [paths.salesRing]: budget(39, 277, 16, 164, 459),
  [paths.publicStable(':stableId')]: budget(42, 260, 16, 164, 443),
  [paths.gameActivity]: budget(44, 264, 15, 164, 446),
  [paths.horsesLeaderboard]: budget(34, 260, 15, 164, 442),
  [paths.stablesLeaderboard]: budget(33, 256, 14, 164, 437),
  [paths.newPassword]: budget(29, 255, 14, 164, 436),
  [paths.outbox]: budget(31, 256, 14, 164, 438),
  [paths.quickStartGuide]: budget(30, 256, 15, 164, 438),
  [paths.certificate]: budget(29, 255, 14, 164, 436),
  [paths.fairness]: budget(29, 256, 14, 164, 437),
  [paths.economy]: budget(32, 257, 14, 164, 438),
  [paths.stable]: budget(56, 276, 18, 164, 460),
  [paths.myHorses]: budget(31, 258, 15, 164, 439),
  [paths.train()]: budget(43, 263, 15, 164, 445),
  [paths.autoTrainer()]: budget(44, 278, 16, 164, 460),
  [paths.trainMany()]: budget(35, 260, 14, 164, 441),
  [paths.gallops()]: budget(39, 262, 16, 164, 445),
  [paths.enterRace()]: budget(55, 272, 16, 164, 454),
  [paths.raceCalendar]: budget(40, 267, 16, 164, 450),
  [paths.performanceStats]: budget(45, 272, 17, 164, 456),
  [paths.primaryHorseGroups]: budget(30, 257, 14, 164, 438),
  [paths.retireHorses]: budget(39, 267, 15, 164, 448),
  [paths.walletTransfer]: budget(36, 259, 15, 164, 441),
  [paths.myDetails]: budget(34, 258, 15, 164, 439),
  [paths.designSilks]: budget(33, 262, 16, 164, 444),
  [paths.buyEquipment()]: budget(38, 264, 16, 164, 447),
  [paths.applyEquipment()]: budget(39, 262, 16, 164, 444),
};
