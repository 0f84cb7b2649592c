import { RowButtonLink } from '../../../primitives/Button/RowButton';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Link } from '../../../primitives/Link/Link';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './PaperStory.css';

export interface PaperStoryProps {
  /** What it is, such as "Story of the day". */
  label: string;
  headline: string;
  /** What happened, in a sentence or two. */
  text: string;
  /** Whose face is its picture, and what that horse is called. */
  horse: { name: string; href: string; portrait: PortraitHorse };
  stable: { name: string; href: string };
  silks: SilksDesign;
  /** Leads to the film of the race. */
  filmHref: string;
  /** The race, for who hears where the film's link leads. */
  race: string;
}

/** A story of the paper, with the horse that it is about. */
export function PaperStory(props: PaperStoryProps) {
  const { label, headline, text, horse, stable, silks, filmHref, race } = props;
  return (
    <article className={styles.root}>
      <div className={styles.beside}>
        <div className={styles.picture}>
          <HorsePortrait horse={horse.portrait} silks={silks} size="fill" name={horse.name} />
        </div>
        <div className={styles.words}>
          <p className={styles.label}>{label}</p>
          <HeadingElement className={styles.headline}>{headline}</HeadingElement>
          <p className={styles.text}>{text}</p>
          <p className={styles.stable}>
            <Silks design={silks} size={32} decorative />
            <span>
              <Link href={horse.href} variant="quiet">
                {horse.name}
              </Link>
              ,{' '}
              <Link href={stable.href} variant="quiet">
                {stable.name}
              </Link>
            </span>
          </p>
          <div className={styles.action}>
            <RowButtonLink href={filmHref}>
              Watch It
              <VisuallyHidden> in the {race}</VisuallyHidden>
            </RowButtonLink>
          </div>
        </div>
      </div>
    </article>
  );
}
