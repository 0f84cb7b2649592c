import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';
import { paths } from '../../shared/paths.ts';

/** What a page of help is about, in the order of the overview. */
export const helpSubjects = [
  'Begin here',
  'Your horses',
  'Racing',
  'Market and money',
  'Other owners',
] as const;

export type HelpSubject = (typeof helpSubjects)[number];

export interface HelpPage {
  path: string;
  title: string;
  subject: HelpSubject;
  /** What its reader will be able to do, behind "After this page you can". */
  able: string;
}

/** Every page of help that is read as a text, in the order in which they follow each other. */
export const helpPages = {
  racingOverview: {
    path: paths.racingOverview,
    title: 'Racing Overview',
    subject: 'Begin here',
    able: 'read a racecard, tell one class of race from another, and say what a win pays',
  },
  watchingRaces: {
    path: paths.watchingRaces,
    title: 'Watching Races',
    subject: 'Begin here',
    able: 'watch a race as it is run, go back to any moment of it, and check that it was fair',
  },
  improvingHorsesPerformance: {
    path: paths.improvingHorsesPerformance,
    title: "Improving Horses' Performance",
    subject: 'Your horses',
    able: 'find out what a horse likes, train it without wearing it out, and send it out fit and rested',
  },
  equippingYourHorse: {
    path: paths.equippingYourHorse,
    title: 'Equipping Your Horse',
    subject: 'Your horses',
    able: 'choose equipment that is worth its price, and know when it wears out',
  },
  jockeysExplained: {
    path: paths.jockeysExplained,
    title: 'Jockeys Explained',
    subject: 'Your horses',
    able: 'say who will ride your horse and why, ask for a jockey, and give orders',
  },
  backingInDepth: {
    path: paths.backingInDepth,
    title: 'Backing in Depth',
    subject: 'Racing',
    able: 'read a morning line, judge whether a horse has a chance, and put your own opinion to the test',
  },
  enteringRacesViaRar: {
    path: paths.enteringRacesViaRar,
    title: 'Entering Races via RAR',
    subject: 'Racing',
    able: 'ask for a race that the programme does not have, and work out what it would pay',
  },
  championships101: {
    path: paths.championships101,
    title: 'Championships 101',
    subject: 'Racing',
    able: 'plan a season that leads a horse to the final of a championship',
  },
  buyingYourFirstHorse: {
    path: paths.buyingYourFirstHorse,
    title: 'Buying Your First Horse',
    subject: 'Market and money',
    able: 'tell what a horse is worth, and buy one that has races to run in',
  },
  marketForNewHorses: {
    path: paths.marketForNewHorses,
    title: 'Market for New Horses',
    subject: 'Market and money',
    able: 'use the sales ring, the auctions and the claiming races, and say which of the three suits a purchase or a sale',
  },
  myAccount: {
    path: paths.helpOnMyAccount,
    title: 'Help: My Account',
    subject: 'Market and money',
    able: 'tell credits from the wallet, follow every dollar, keep your account safe, and set limits to play',
  },
  community: {
    path: paths.helpOnCommunity,
    title: 'Help: Community',
    subject: 'Other owners',
    able: 'find other owners, write to them, publish an opinion before a race, and have a quarrel settled',
  },
  groups: {
    path: paths.helpOnGroups,
    title: 'Help: Groups',
    subject: 'Other owners',
    able: 'sort your own horses into strings, follow lists of other horses, and race for a club',
  },
  leaderboards: {
    path: paths.helpOnLeaderboards,
    title: 'Help: Leaderboards',
    subject: 'Other owners',
    able: 'read every board, and say what takes a horse or a stable into the hall of fame',
  },
} as const satisfies Readonly<Record<string, HelpPage>>;

export type HelpPageId = keyof typeof helpPages;

/** What the page is called, and what comes of reading it. */
export const headOf = ({ title, able }: Pick<HelpPage, 'title' | 'able'>): PageHeadProps => ({
  title,
  description: `After this page you can ${able}.`,
});
