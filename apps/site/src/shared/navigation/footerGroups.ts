import { paths } from '../paths.ts';
import { type Link, link } from './link.ts';

interface FooterGroup {
  title: string;
  links: readonly Link[];
}

/** Every destination of the footer, in the seven groups of the specification. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Stable',
    links: [
      link(paths.myHorses, 'My Horses'),
      link(paths.train(), 'Train'),
      link(paths.autoTrainer(), 'Auto-Trainer'),
      link(paths.buyEquipment(), 'Buy Equipment'),
      link(paths.applyEquipment(), 'Apply Equipment'),
      link(paths.enterRace(), 'Enter Race'),
      link(paths.primaryHorseGroups, 'Primary Horse Groups'),
      link(paths.designSilks, 'Design Silks'),
      link(paths.retireHorses, 'Retire Horses'),
    ],
  },
  {
    title: 'Races',
    links: [
      link(paths.futureRaces, 'Future Races'),
      link(paths.raceResults, 'Race Results'),
      link(paths.myFutureRaces, 'My Future Races'),
      link(paths.myRaceResults, 'My Race Results'),
      link(paths.myRejectedEntries, 'My Rejected Entries'),
      link(paths.championshipsSeries, 'Championships Series'),
      link(paths.raceCategories, 'Race Categories'),
      link(paths.jockeys, 'Jockeys'),
      link(paths.viewLastRace, 'View Last Race'),
      link(paths.nextRace, 'Next Race'),
      link(paths.track, 'Track'),
    ],
  },
  {
    title: 'Marketplace',
    links: [
      link(paths.salesRing, 'Buy in Sales Ring'),
      link(paths.claimAHorse, 'Claim a Horse'),
      link(paths.myClaimsHistory, 'My Claims History'),
      link(paths.bidInAuction, 'Bid in Auction'),
      link(paths.sellInAuction, 'Sell in Auction'),
      link(paths.myAuctionHorses, 'My Auction Horses'),
      link(paths.auctionHistory, 'Auction History'),
    ],
  },
  {
    title: 'Community',
    links: [
      link(paths.gameActivity, 'Game Activity'),
      link(paths.profile, 'Profile'),
      link(paths.forums, 'Forums'),
      link(paths.inbox, 'Inbox'),
      link(paths.previewsAndReviews, 'Previews and Reviews'),
      link(paths.horsesInGroups, 'Horses in Groups'),
      link(paths.horseGroups, 'Horse Groups'),
      link(paths.stablesInGroups, 'Stables in Groups'),
      link(paths.stableGroups, 'Stable Groups'),
      link(paths.referees, 'Referees'),
    ],
  },
  {
    title: 'Leaderboards',
    links: [
      link(paths.stablesLeaderboard, 'Stables'),
      link(paths.horsesLeaderboard, 'Horses'),
      link(paths.hallOfFameStables, 'Hall of Fame Stables'),
      link(paths.hallOfFameHorses, 'Hall of Fame Horses'),
      link(paths.championshipsWinners, 'Championships Winners'),
    ],
  },
  {
    title: 'My Account',
    links: [
      link(paths.purchaseCredits, 'Purchase Credits'),
      link(paths.walletTransfer, 'Wallet Transfer'),
      link(paths.cashIn, 'Cash In'),
      link(paths.accountSummary, 'Account Summary'),
      link(paths.purchaseHistory, 'Purchase History'),
      link(paths.cashInHistory, 'Cash In History'),
      link(paths.creditHistory, 'Credit History'),
      link(paths.walletHistory, 'Wallet History'),
      link(paths.myDetails, 'My Details'),
      link(paths.emailPreferences, 'Email Preferences'),
      link(paths.awards, 'Awards'),
    ],
  },
  {
    title: 'Help',
    links: [
      link(paths.quickStartGuide, 'Quick Start Guide'),
      link(paths.improvingHorsesPerformance, "Improving Horses' Performance"),
      link(paths.racingOverview, 'Racing Overview'),
      link(paths.backingInDepth, 'Backing in Depth'),
      link(paths.championships101, 'Championships 101'),
      link(paths.equippingYourHorse, 'Equipping Your Horse'),
      link(paths.buyingYourFirstHorse, 'Buying Your First Horse'),
      link(paths.enteringRacesViaRar, 'Entering Races via RAR'),
      link(paths.jockeysExplained, 'Jockeys Explained'),
      link(paths.watchingRaces, 'Watching Races'),
      link(paths.marketForNewHorses, 'Market for New Horses'),
      link(paths.helpOnCommunity, 'Community'),
      link(paths.helpOnGroups, 'Groups'),
      link(paths.helpOnLeaderboards, 'Leaderboards'),
      link(paths.helpOnMyAccount, 'My Account'),
    ],
  },
];
