// The pictures that links show, for who draws them without a browser.
export { SubjectSharePicture } from '../components/horses/SubjectSharePicture/SubjectSharePicture';
export { LandSharePicture } from '../components/races/LandSharePicture/LandSharePicture';
export { SharePicture } from '../components/races/SharePicture/SharePicture';
export { withoutTheme } from '../theme/withoutTheme';
