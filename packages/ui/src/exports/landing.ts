export { Certificate, type CertificateProps } from '../components/landing/Certificate/Certificate';
export {
  type Feature,
  FeatureCard,
  type FeatureCardProps,
} from '../components/landing/FeatureCard/FeatureCard';
export {
  FinishScene,
  type FinishSceneProps,
  FinishSceneSkeleton,
} from '../components/landing/FinishScene/FinishScene';
export { NewsArticle, type NewsArticleProps } from '../components/landing/NewsArticle/NewsArticle';
export {
  type NewsItem,
  NewsList,
  type NewsListProps,
} from '../components/landing/NewsList/NewsList';
export {
  PreviewVideoModal,
  type PreviewVideoModalProps,
} from '../components/landing/PreviewVideoModal/PreviewVideoModal';
export {
  type Reason,
  ReasonList,
  type ReasonListProps,
} from '../components/landing/ReasonList/ReasonList';
export { WinnerItem, type WinnerItemProps } from '../components/landing/WinnerItem/WinnerItem';
