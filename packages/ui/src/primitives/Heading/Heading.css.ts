import { cardTitle, hero, pageTitle, sectionTitle } from '../../theme/typography.css';
import type { HeadingSize } from './Heading';

export const heading: Record<HeadingSize, string> = {
  hero,
  page: pageTitle,
  section: sectionTitle,
  card: cardTitle,
};
