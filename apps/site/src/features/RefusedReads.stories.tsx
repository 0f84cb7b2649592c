import { refusalsOf } from '@furlong/backend/refusals';
import type { GameErrorCode } from '@furlong/game/rules';
import preview from '#.storybook/preview';
import { paths } from '../shared/paths.ts';
import { horse } from '../storybook/fixtures.ts';
import { game } from '../storybook/game.ts';
import { pageStoryArgs, pageStoryMeta } from '../storybook/pageStoryMeta.ts';
import { ada } from '../storybook/players.ts';
import { frozenRace, officialRace } from '../storybook/previews.ts';
import { mobile, press, type Refused, readEach, refusing } from '../storybook/refusals.ts';
import { aReferee } from '../storybook/room.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  ...mobile,
  title: 'Pages/Refused Reads',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/', player: ada },
});

/** Of a page that could not be read: the first refusal is met at once, the others by trying again. */
const unread = (call: Refused, path: string, codes: readonly GameErrorCode[]) => ({
  args: { path, handlers: refusing(call, ['too_many_requests', ...codes]) },
  // The sentence stands above the button.
  play: () => readEach(codes, () => press('Try again', 1)),
});

const calendar = '/stable/race-calendar';
const statistics = `/stable/performance-stats?horse=${horse.id}`;

export const CalendarRaces = meta.story(
  unread('my_calendar_races', calendar, refusalsOf.my_calendar_races),
);

export const CalendarTraining = meta.story(
  unread('my_training_days', calendar, refusalsOf.my_training_days),
);

export const CalendarAddress = meta.story(
  unread('my_calendar_secret', calendar, refusalsOf.my_calendar_secret),
);

export const MorningPaper = meta.story(
  unread('my_paper', '/stable/morning-paper', refusalsOf.my_paper),
);

export const Championships = meta.story(
  unread(
    'my_championship_horses',
    '/races/championships-series',
    refusalsOf.my_championship_horses,
  ),
);

export const SuitableRaces = meta.story(
  unread('my_suitable_races', '/stable/enter-race', refusalsOf.my_suitable_races),
);

/** What is malformed there is an address that names no horse: no runs are found. */
export const RunCounts = meta.story(
  unread(
    'my_run_counts',
    statistics,
    refusalsOf.my_run_counts.filter((code) => code !== 'bad_request'),
  ),
);

export const Ratings = meta.story(
  unread('my_rating_history', statistics, refusalsOf.my_rating_history),
);

export const Conditions = meta.story(
  unread('my_condition_history', statistics, refusalsOf.my_condition_history),
);

export const SalesRing = meta.story(
  unread('sales_ring', '/marketplace/buy-in-sales-ring', refusalsOf.sales_ring),
);

export const AuctionCatalogue = meta.story(
  unread('auction_catalogue', '/marketplace/bid-in-auction', refusalsOf.auction_catalogue),
);

export const PastAuctions = meta.story(
  unread('past_auctions', '/marketplace/auction-history', refusalsOf.past_auctions),
);

export const MyAuctions = meta.story(
  unread('my_auctions', '/marketplace/my-auction-horses', refusalsOf.my_auctions),
);

export const Threads = meta.story(
  unread('forum_threads', paths.forumSection('racing'), refusalsOf.forum_threads),
);

export const FollowedThreads = meta.story(
  unread('my_followed_threads', `${paths.forums}?tab=followed`, refusalsOf.my_followed_threads),
);

export const OwnRulings = meta.story(
  unread('my_moderations', `${paths.referees}?tab=own`, refusalsOf.my_moderations),
);

const refereesOnly = unread(
  'report_queue',
  `${paths.referees}?tab=reports`,
  refusalsOf.report_queue,
);

export const ReportQueue = meta.story({
  ...refereesOnly,
  args: {
    ...refereesOnly.args,
    game: { ...game, room: { ...game.room, standing: aReferee } },
  },
});

export const Correspondents = meta.story(
  unread('my_correspondents', paths.inbox, refusalsOf.my_correspondents),
);

// An address that is no stable's is no page.
export const Correspondent = meta.story(
  unread(
    'my_correspondent',
    paths.letters('hillside'),
    refusalsOf.my_correspondent.filter((code) => code !== 'bad_request'),
  ),
);

export const Letters = meta.story(
  unread('my_letters', paths.letters('hillside'), refusalsOf.my_letters),
);

export const BlockedStables = meta.story(
  unread('my_blocked_stables', `${paths.inbox}?tab=blocked`, refusalsOf.my_blocked_stables),
);

export const StableNews = meta.story(
  unread('my_news', `${paths.inbox}?tab=news`, refusalsOf.my_news),
);

export const HorseLists = meta.story(
  unread('horse_lists', paths.horseGroups, refusalsOf.horse_lists),
);

export const MyHorseLists = meta.story(
  unread('my_horse_lists', paths.horsesInGroups, refusalsOf.my_horse_lists),
);

export const MyListedHorses = meta.story(
  unread('my_listed_horses', paths.horsesInGroups, refusalsOf.my_listed_horses),
);

export const Clubs = meta.story(unread('clubs', paths.stableGroups, refusalsOf.clubs));

export const MyClub = meta.story(unread('my_club', paths.stablesInGroups, refusalsOf.my_club));

export const ClubInvitations = meta.story(
  unread('my_club_invitations', paths.stablesInGroups, refusalsOf.my_club_invitations),
);

export const ClubNotices = meta.story(
  unread('my_club_notices', paths.stablesInGroups, refusalsOf.my_club_notices),
);

export const PreviewedRaces = meta.story(
  unread('previewed_races', `${paths.previewsAndReviews}?tab=scored`, refusalsOf.previewed_races),
);

export const MyPreviews = meta.story(
  unread('my_previews', `${paths.previewsAndReviews}?tab=mine`, refusalsOf.my_previews),
);

export const MyPreview = meta.story({
  ...unread('my_preview', paths.racePreviews(frozenRace.race.id), refusalsOf.my_preview),
  args: {
    path: paths.racePreviews(frozenRace.race.id),
    handlers: refusing('my_preview', ['too_many_requests', ...refusalsOf.my_preview]),
    game: { ...game, races: [frozenRace] },
  },
});

export const RaceReviews = meta.story({
  ...unread('race_reviews', paths.racePreviews(officialRace.race.id), refusalsOf.race_reviews),
  args: {
    path: paths.racePreviews(officialRace.race.id),
    handlers: refusing('race_reviews', ['too_many_requests', ...refusalsOf.race_reviews]),
    game: { ...game, races: [officialRace] },
  },
});

export const MyProfile = meta.story(unread('my_profile', paths.profile, refusalsOf.my_profile));

export const Inventory = meta.story(
  unread('my_inventory', '/stable/apply-equipment', refusalsOf.my_inventory),
);

export const MyEntriesAhead = meta.story(
  unread('my_entries_ahead', '/races/my-future-races', refusalsOf.my_entries_ahead),
);

export const MyRuns = meta.story(unread('my_runs', '/races/my-race-results', refusalsOf.my_runs));

export const MyEndedEntries = meta.story(
  unread('my_ended_entries', '/races/my-rejected-entries', refusalsOf.my_ended_entries),
);

export const LeadingStables = meta.story(
  unread('leading_stables', '/leaderboards/stables', refusalsOf.leading_stables),
);

export const LeadingHorses = meta.story(
  unread('leading_horses', '/leaderboards/horses', refusalsOf.leading_horses),
);

export const OwnStableStanding = meta.story(
  unread('my_stable_standing', '/leaderboards/stables', refusalsOf.my_stable_standing),
);

export const OwnHorseStanding = meta.story(
  unread('my_horse_standing', '/leaderboards/horses', refusalsOf.my_horse_standing),
);
