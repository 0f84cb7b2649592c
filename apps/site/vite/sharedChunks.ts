/** One's horses as they are read and changed, and what they have left. */
const ownHorses = [/features\/horses\/(queries|mutations)\.|shared\/horses\/energy\./];

/** One's horses as one chooses among them: the pages of training, equipment and entries. */
const horses = [
  /(features|shared)\/(horses|training|selection)\//,
  /\/(HorseLine|HorseCard|HorseChoice|ChosenHorse|ChoiceCard|StepHeading|ConditionMeter|EnergyMeter)\//,
  /\/(FormGuide|SkeletonRow|NoHorses|useListPages|fitnessOf|walletPart|payLabel)[./]/,
];

/** The small marks of a race: its going, distance, chances and margins. */
const marks = [
  /\/badges\/(Going|Chance|Distance)\//,
  /\/(QualifierBadge|IconTrophy|IconPlayerPlay)[./]|shared\/format\//,
];

/** Courses as they are drawn: maps, landscapes and posters. */
const courses = [
  /\/(CourseMap|TrackLandscape|RacePoster)\//,
  /\/(trackPlaces|toPosterGround|filmHeight|nose|coats)\./,
];

/** A replayed finish, as the landing page draws it, and the race that is run again for it. */
const film = [/features\/rerun\/(chosenPicture|orderAt|placesAt|queries)\.|\/useFrame\./];

/** What a buyer looks for, in the sales ring and among lots; and lots. */
const sales = [/shared\/sales\//];
const lots = [/features\/auctions\//];

/** Plots, and figures as a file. */
const plots = [/\/primitives\/Plot\/|\/shortMoney\.|shared\/csv\//];

/** The words of racing as they explain themselves: on pages of help, and on some screens. */
const words = [/shared\/glossary\//];

/** What pages of help are made of. There are so many of them that it would be taken for everybody's. */
const help = [/features\/help\//];

/** Tables: every page of help has some, and most others none. */
const tables = [/primitives\/Table\//];

/** All domains of the backend that every page may ask, with its client. */
const backend = [/packages\/backend\/src\/core\./];

const some = (patterns: readonly RegExp[]) => new RegExp(patterns.map((p) => p.source).join('|'));

const noneOf = (patterns: readonly RegExp[]) => new RegExp(`^(?!.*(?:${some(patterns).source}))`);

/**
 * What several pages share, in a handful of files: a file for every few pages that share something
 * is a request more for each of them, and one file for all is fetched by pages that need none of
 * it. What fifteen chunks and more share is one; below, a file for each kind of page.
 */
export const sharedChunks = [
  { name: 'common', test: noneOf([...words, ...help, ...tables]), minShareCount: 15, priority: 7 },
  { name: 'backend', test: some(backend), priority: 6 },
  { name: 'ownHorses', test: some(ownHorses), minShareCount: 4, priority: 5 },
  { name: 'horses', test: some(horses), minShareCount: 4, priority: 4 },
  { name: 'marks', test: some(marks), minShareCount: 4, priority: 3 },
  { name: 'courses', test: some(courses), minShareCount: 4, priority: 2 },
  { name: 'words', test: some(words), minShareCount: 2, priority: 2 },
  { name: 'help', test: some(help), minShareCount: 4, priority: 1 },
  { name: 'sales', test: some(sales), minShareCount: 2, priority: 1 },
  { name: 'lots', test: some(lots), minShareCount: 2, priority: 1 },
  { name: 'plots', test: some(plots), minShareCount: 3, priority: 1 },
  { name: 'film', test: some(film), minShareCount: 3, priority: 1 },
];
