import type { ReactNode } from 'react';
import { RowButtonLink } from '../../../primitives/Button/RowButton';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Link } from '../../../primitives/Link/Link';
import { Tag } from '../../../primitives/Tag/Tag';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import type { Tone } from '../../../theme/tone';
import { type ConditionBand, ConditionMeter } from '../../badges/ConditionMeter/ConditionMeter';
import { EnergyMeter } from '../../badges/EnergyMeter/EnergyMeter';
import { RatingBadge, type RatingBand } from '../../badges/RatingBadge/RatingBadge';
import { HorsePortrait } from '../HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../HorsePortrait/portraitTraits';
import type { SilksDesign } from '../Silks/design';
import * as styles from './Yard.css';

/** A horse in its box, and what comes next for it. */
export interface YardHorse {
  horseId: string;
  name: string;
  /** Leads to the horse. */
  href: string;
  /** Age and gender, such as "4-year-old Colt". */
  summary: string;
  portrait: PortraitHorse;
  rating: { value: number; band: RatingBand };
  condition: { value: number; band: ConditionBand; word: string };
  energy: { value: number; band: ConditionBand };
  /** What it does now, such as "Tired". */
  state: { text: string; tone: Tone };
  /** Counts to the end of its training session; null while it is at none. */
  atWork: ReactNode | null;
  /** Leads to training. */
  trainHref: string;
  /** The race that is next for it, and what its owner can do about that. */
  next: YardRace | NoRace;
}

export interface NoRace {
  /** Why no race is next for it, in a sentence. */
  why: string;
}

export interface YardRace {
  race: string;
  /** Leads to the race; null where the button does. */
  raceHref: string | null;
  /** What an owner asks of a race, such as "1600 m at Ashford Downs, entries close in 12 minutes". */
  detail: string;
  /** The button's word, such as "Enter Race", and where it leads. */
  action: string;
  actionHref: string;
}

export interface YardRowProps extends YardHorse {
  silks: SilksDesign;
}

export function YardRow({
  name,
  href,
  summary,
  portrait,
  silks,
  rating,
  condition,
  energy,
  state,
  atWork,
  trainHref,
  next,
}: YardRowProps) {
  return (
    <article className={styles.row}>
      <div className={styles.horse}>
        <HorsePortrait horse={portrait} silks={silks} size={56} />
        <div className={styles.who}>
          <div className={styles.badges}>
            <HeadingElement className={styles.name}>
              <Link href={href} variant="quiet">
                {name}
              </Link>
            </HeadingElement>
            <RatingBadge rating={rating.value} band={rating.band} />
          </div>
          <div className={styles.badges}>
            <p className={styles.muted}>{summary}</p>
            <Tag tone={state.tone}>{state.text}</Tag>
            {atWork ?? (
              <RowButtonLink href={trainHref} aside>
                Train
                <VisuallyHidden> {name}</VisuallyHidden>
              </RowButtonLink>
            )}
          </div>
        </div>
      </div>
      <div className={styles.meters}>
        <ConditionMeter label="Condition" {...condition} />
        <EnergyMeter {...energy} />
      </div>
      {'why' in next ? (
        <p className={styles.nothing}>{next.why}</p>
      ) : (
        <div className={styles.next}>
          <p className={styles.race}>
            {next.raceHref === null ? next.race : <Link href={next.raceHref}>{next.race}</Link>}
            <span className={styles.muted}>{next.detail}</span>
          </p>
          <RowButtonLink href={next.actionHref}>
            {next.action}
            <VisuallyHidden> for {name}</VisuallyHidden>
          </RowButtonLink>
        </div>
      )}
    </article>
  );
}
