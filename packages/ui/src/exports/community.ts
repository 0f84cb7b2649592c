export {
  CommunityStat,
  type CommunityStatProps,
  CommunityStatSkeleton,
} from '../components/CommunityStat/CommunityStat';
export {
  type Feature,
  FeatureCard,
  type FeatureCardProps,
} from '../components/FeatureCard/FeatureCard';
export {
  GuideStep,
  type GuideStepProps,
  GuideSteps,
  type GuideStepsProps,
} from '../components/GuideStep/GuideStep';
export {
  type LeaderboardColumn,
  type LeaderboardRow,
  LeaderboardTable,
  type LeaderboardTableProps,
} from '../components/LeaderboardTable/LeaderboardTable';
export { LeaderboardTableSkeleton } from '../components/LeaderboardTable/LeaderboardTableSkeleton';
export { Letter, type LetterProps } from '../components/Letter/Letter';
export { NewsArticle, type NewsArticleProps } from '../components/NewsArticle/NewsArticle';
export { type NewsItem, NewsList, type NewsListProps } from '../components/NewsList/NewsList';
export { PlayerQuote, type PlayerQuoteProps } from '../components/PlayerQuote/PlayerQuote';
export { ProTips, type ProTipsProps } from '../components/ProTips/ProTips';
export { type Reason, ReasonList, type ReasonListProps } from '../components/ReasonList/ReasonList';
export { SaleCard, type SaleCardProps } from '../components/SaleCard/SaleCard';
export { SaleCardSkeleton } from '../components/SaleCard/SaleCardSkeleton';
export { WinnerItem, type WinnerItemProps } from '../components/WinnerItem/WinnerItem';
