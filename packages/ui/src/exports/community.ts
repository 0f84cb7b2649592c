export * from '../components/community/ActivityList/ActivityItem';
export * from '../components/community/ActivityList/ActivityList';
export type * from '../components/community/ActivityList/activityType';
export * from '../components/community/CommunityStat/CommunityStat';
export * from '../components/community/HorseLeaderboard/HorseLeaderboard';
export * from '../components/community/HorseLeaderboard/HorseLeaderboardSkeleton';
export * from '../components/community/LeaderboardTable/LeaderboardTable';
export * from '../components/community/LeaderboardTable/LeaderboardTableSkeleton';
export * from '../components/community/PlayerQuote/PlayerQuote';
