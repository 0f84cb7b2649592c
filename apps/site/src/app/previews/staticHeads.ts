import { forumSections } from '@furlong/game/rules';
import { auctionHistoryHead, bidInAuctionHead } from '../../features/auctions/heads.ts';
import { newPasswordHead, signInHead } from '../../features/auth/heads.ts';
import { raceCategoriesHead } from '../../features/categories/heads.ts';
import { certificateHead } from '../../features/certificate/heads.ts';
import {
  championshipsSeriesHead,
  championshipsWinnersHead,
} from '../../features/championships/heads.ts';
import { claimAHorseHead } from '../../features/claims/heads.ts';
import { stableGroupsHead } from '../../features/clubs/heads.ts';
import { gameActivityHead } from '../../features/community/heads.ts';
import { contactHead } from '../../features/contact/heads.ts';
import { economyHead } from '../../features/economy/heads.ts';
import { fairnessHead } from '../../features/fairness/heads.ts';
import { forumsHead, headOfSection } from '../../features/forums/heads.ts';
import { helpHead, helpHeads, quickStartHead } from '../../features/help/heads.ts';
import { horseGroupsHead } from '../../features/horselists/heads.ts';
import { jockeysHead } from '../../features/jockeys/heads.ts';
import {
  hallOfFameHorsesHead,
  hallOfFameStablesHead,
  leadingHorsesHead,
  leadingStablesHead,
} from '../../features/leaderboards/heads.ts';
import { salesRingHead } from '../../features/market/heads.ts';
import { outboxHead } from '../../features/outbox/heads.ts';
import { previewsAndReviewsHead } from '../../features/previews/heads.ts';
import {
  futureRacesHead,
  lastRaceHead,
  nextRaceHead,
  raceResultsHead,
} from '../../features/races/heads.ts';
import { refereesHead } from '../../features/referees/heads.ts';
import { tracksHead } from '../../features/tracks/heads.ts';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';
import { paths } from '../../shared/paths.ts';
import { budgets } from '../budgets.ts';

const open: readonly (readonly [path: string, head: PageHeadProps])[] = [
  [paths.futureRaces, futureRacesHead],
  [paths.raceResults, raceResultsHead],
  [paths.viewLastRace, lastRaceHead],
  [paths.nextRace, nextRaceHead],
  [paths.track, tracksHead],
  [paths.salesRing, salesRingHead],
  [paths.claimAHorse, claimAHorseHead],
  [paths.bidInAuction, bidInAuctionHead],
  [paths.auctionHistory, auctionHistoryHead],
  [paths.gameActivity, gameActivityHead],
  [paths.horseGroups, horseGroupsHead],
  [paths.previewsAndReviews, previewsAndReviewsHead],
  [paths.stableGroups, stableGroupsHead],
  [paths.forums, forumsHead],
  ...forumSections.map(({ id }) => [paths.forumSection(id), headOfSection(id)] as const),
  [paths.referees, refereesHead],
  [paths.horsesLeaderboard, leadingHorsesHead],
  [paths.stablesLeaderboard, leadingStablesHead],
  [paths.hallOfFameHorses, hallOfFameHorsesHead],
  [paths.hallOfFameStables, hallOfFameStablesHead],
  [paths.newPassword, newPasswordHead],
  [paths.outbox, outboxHead],
  [paths.quickStartGuide, quickStartHead],
  [paths.help, helpHead],
  [paths.contact, contactHead],
  ...helpHeads,
  [paths.certificate, certificateHead],
  [paths.fairness, fairnessHead],
  [paths.economy, economyHead],
  [paths.raceCategories, raceCategoriesHead],
  [paths.championshipsSeries, championshipsSeriesHead],
  [paths.championshipsWinners, championshipsWinnersHead],
  [paths.jockeys, jockeysHead],
];

/** What every page is called to a visitor that is the same for all, by its path. */
export const staticHeads: ReadonlyMap<string, PageHeadProps> = new Map([
  // What is an owner's own, unless it is named above for everybody.
  ...Object.keys(budgets)
    .filter(
      (path) =>
        /^\/(stable|account|(races|marketplace)\/my-[a-z-]+)(\/|$)/.test(path) ||
        path === paths.requestARace() ||
        path === paths.sellInAuction ||
        path === paths.inbox ||
        path === paths.horsesInGroups ||
        path === paths.stablesInGroups ||
        path === paths.profile,
    )
    .map((path) => [path, signInHead] as const),
  ...open,
]);
