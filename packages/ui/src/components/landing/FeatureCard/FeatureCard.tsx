import type { ReactNode } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import * as styles from './FeatureCard.css';

/** The four words of the club. */
export type Feature = 'own' | 'train' | 'race' | 'win';

export interface FeatureCardProps {
  feature: Feature;
  /** One or two sentences on what it means here. */
  children: string;
  /** The part of the game itself that shows it. */
  piece: ReactNode;
  /** What the piece shows and where its figures come from: "The next race, as it stands." */
  caption: string;
}

const titles = {
  own: 'Own',
  train: 'Train',
  race: 'Race',
  win: 'Win',
} as const satisfies Record<Feature, string>;

/** One of the four things an owner does, on the landing page, shown by the game itself. */
export function FeatureCard({ feature, children, piece, caption }: FeatureCardProps) {
  return (
    <article className={styles.root}>
      <div className={styles.words}>
        <HeadingElement className={styles.title}>{titles[feature]}</HeadingElement>
        <p className={styles.explanation}>{children}</p>
      </div>
      <figure className={styles.piece}>
        {piece}
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </article>
  );
}
