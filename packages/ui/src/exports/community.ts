export {
  ActivityItem,
  type ActivityItemProps,
} from '../components/community/ActivityList/ActivityItem';
export {
  ActivityList,
  type ActivityListProps,
} from '../components/community/ActivityList/ActivityList';
export type { ActivityType } from '../components/community/ActivityList/activityType';
export {
  CommunityStat,
  type CommunityStatProps,
  CommunityStatSkeleton,
} from '../components/community/CommunityStat/CommunityStat';
export {
  HorseLeaderboard,
  type HorseLeaderboardProps,
  type HorseLeaderboardRow,
} from '../components/community/HorseLeaderboard/HorseLeaderboard';
export { HorseLeaderboardSkeleton } from '../components/community/HorseLeaderboard/HorseLeaderboardSkeleton';
export {
  type LeaderboardColumn,
  type LeaderboardRow,
  LeaderboardTable,
  type LeaderboardTableProps,
} from '../components/community/LeaderboardTable/LeaderboardTable';
export { LeaderboardTableSkeleton } from '../components/community/LeaderboardTable/LeaderboardTableSkeleton';
export {
  PlayerQuote,
  type PlayerQuoteProps,
} from '../components/community/PlayerQuote/PlayerQuote';
