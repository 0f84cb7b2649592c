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
 * runner of one's own, which the last race may have too, and with the most runners that were met. A page that grows past it and the room above either loses weight again or
 * says why it may.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  [notFound]: budget(25, 255, 12, 164, 431),
  [paths.home]: budget(53, 267, 15, 164, 452),
  [paths.futureRaces]: budget(47, 262, 15, 164, 445),
  [paths.raceResults]: budget(40, 259, 14, 164, 436),
  [paths.viewLastRace]: budget(84, 412, 18, 164, 593),
  [paths.nextRace]: budget(55, 287, 15, 164, 466),
  [paths.track]: budget(45, 259, 14, 164, 443),
  [paths.trackInFull(':trackId')]: budget(41, 260, 14, 164, 440),
  [paths.race(':raceId')]: budget(61, 291, 16, 164, 474),
  [paths.horse(':horseId')]: budget(48, 278, 15, 164, 456),
  [paths.salesRing]: budget(35, 272, 14, 164, 449),
  [paths.publicStable(':stableId')]: budget(39, 260, 14, 164, 438),
  [paths.gameActivity]: budget(42, 264, 14, 164, 442),
  [paths.horsesLeaderboard]: budget(32, 261, 13, 164, 438),
  [paths.stablesLeaderboard]: budget(31, 256, 12, 164, 433),
  [paths.championshipsSeries]: budget(36, 264, 14, 164, 441),
  [paths.championship(':division')]: budget(46, 268, 15, 164, 447),
  [paths.championshipsWinners]: budget(36, 264, 14, 164, 441),
  [paths.champion(':season', ':division')]: budget(40, 265, 14, 164, 443),
  [paths.newPassword]: budget(27, 255, 12, 164, 431),
  [paths.outbox]: budget(29, 257, 12, 164, 433),
  [paths.quickStartGuide]: budget(28, 257, 13, 164, 433),
  [paths.certificate]: budget(27, 255, 13, 164, 432),
  [paths.fairness]: budget(27, 256, 12, 164, 433),
  [paths.economy]: budget(30, 258, 13, 164, 434),
  [paths.stable]: budget(52, 272, 16, 164, 451),
  [paths.myHorses]: budget(29, 258, 13, 164, 435),
  [paths.train()]: budget(42, 264, 13, 164, 441),
  [paths.autoTrainer()]: budget(40, 273, 14, 164, 451),
  [paths.trainMany()]: budget(32, 260, 12, 164, 436),
  [paths.gallops()]: budget(38, 263, 14, 164, 440),
  [paths.enterRace()]: budget(51, 267, 14, 164, 445),
  [paths.raceCalendar]: budget(37, 267, 14, 164, 445),
  [paths.performanceStats]: budget(42, 273, 15, 164, 451),
  [paths.primaryHorseGroups]: budget(28, 258, 12, 164, 434),
  [paths.retireHorses]: budget(35, 262, 13, 164, 439),
  [paths.walletTransfer]: budget(34, 257, 13, 164, 434),
  [paths.myDetails]: budget(32, 256, 13, 164, 433),
  [paths.designSilks]: budget(31, 262, 14, 164, 440),
  [paths.buyEquipment()]: budget(38, 265, 14, 164, 442),
  [paths.applyEquipment()]: budget(37, 262, 14, 164, 440),
};
