import { IconBarbell, IconFlag, IconHorseshoe, IconTrophy } from '@tabler/icons-react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Icon } from '../../../primitives/Icon/Icon';
import { iconDisc } from '../../../theme/iconDisc.css';
import * as styles from './FeatureCard.css';

/** The four words of the club. */
export type Feature = 'own' | 'train' | 'race' | 'win';

export interface FeatureCardProps {
  feature: Feature;
  /** One or two sentences on what it means here. */
  children: string;
}

const features = {
  own: { icon: IconHorseshoe, title: 'Own' },
  train: { icon: IconBarbell, title: 'Train' },
  race: { icon: IconFlag, title: 'Race' },
  win: { icon: IconTrophy, title: 'Win' },
} as const satisfies Record<Feature, object>;

/** One of the four things an owner does, on the landing page. */
export function FeatureCard({ feature, children }: FeatureCardProps) {
  const { icon, title } = features[feature];
  return (
    <article className={styles.root}>
      <span className={iconDisc}>
        <Icon icon={icon} size="xxlarge" weight="light" />
      </span>
      <HeadingElement className={styles.title}>{title}</HeadingElement>
      <p className={styles.explanation}>{children}</p>
    </article>
  );
}
