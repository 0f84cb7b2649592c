export * from '../components/landing/Certificate/Certificate';
export * from '../components/landing/FeatureCard/FeatureCard';
export * from '../components/landing/FinishScene/FinishScene';
export * from '../components/landing/NewsArticle/NewsArticle';
export * from '../components/landing/NewsList/NewsList';
export * from '../components/landing/PreviewVideoModal/PreviewVideoModal';
export * from '../components/landing/ReasonList/ReasonList';
export * from '../components/landing/WinnerItem/WinnerItem';
