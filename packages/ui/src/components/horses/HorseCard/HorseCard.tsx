import type { ReactNode } from 'react';
import { RowButtonLink } from '../../../primitives/Button/RowButton';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Link } from '../../../primitives/Link/Link';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { type ConditionBand, ConditionMeter } from '../../badges/ConditionMeter/ConditionMeter';
import { EnergyMeter } from '../../badges/EnergyMeter/EnergyMeter';
import { Fact } from '../../badges/Fact/Fact';
import { FormGuide } from '../../badges/FormGuide/FormGuide';
import { Money } from '../../badges/Money/Money';
import type { RatingBand } from '../../badges/RatingBadge/RatingBadge';
import { PortraitHead } from '../HorsePortrait/PortraitHead';
import type { PortraitHorse } from '../HorsePortrait/portraitTraits';
import type { SilksDesign } from '../Silks/design';
import * as styles from './HorseCard.css';
import { HorseRecord } from './HorseRecord';
import { SealedTalents } from './SealedTalents';

/** What a card tells of its horse. */
export interface HorseCardDetails {
  /** Handed back by `onSelect`; never shown. */
  horseId: string;
  name: string;
  /** Age and gender, such as "4-year-old Colt". */
  summary: string;
  /** Coat, sire and dam, such as "Bay, by Harbour Master out of Paper Moon". */
  breeding: string;
  portrait: PortraitHorse;
  /** Its stable's colours. */
  silks: SilksDesign;
  rating: { value: number; band: RatingBand };
  specialty: string;
  wins: number;
  /** Races run. */
  races: number;
  /** Money won so far, such as "$128,400". Left out where room is short. */
  earnings?: string;
  condition: { value: number; band: ConditionBand; word: string };
  energy: { value: number; band: ConditionBand };
  /** When it may run and when it is rested, in a sentence. Left out where it is rested. */
  rest?: string;
  /** The auto-trainer's programme that it follows, such as "Balanced, every 6 hours". Left out while it follows none. */
  autoTraining?: string;
  /** Counts to the end of its training session. Left out while it is at none. */
  atWork?: ReactNode;
  /** W and L, newest last. */
  form: string;
  /** The finishing positions of the same runs: 1 to 9, 0 for tenth or worse. */
  figures: string;
  /** How it likes to be ridden, such as "Prominent". */
  style: string;
  /** The next race the horse is entered for; null if it is entered for none. */
  nextRace?: { text: string; href: string } | null;
  /** What the horse wears, such as "Training saddle". */
  equipment?: readonly string[];
}

/** A card to be read, which may lead on. */
export interface HorseCardLinks {
  /** Leads to the horse. */
  href?: string;
  /** Leads to training. */
  trainHref?: string;
  /** Leads to the choice of a race. */
  enterHref?: string;
  /** Binds the house to the horse's hidden talents; for its owner. */
  talentsHash?: string;
}

export interface HorseCardProps extends HorseCardDetails, HorseCardLinks {}

/** One horse at a glance, as in My Horses. */
export function HorseCard({
  name,
  summary,
  breeding,
  portrait,
  silks,
  rating,
  specialty,
  wins,
  races,
  earnings,
  condition,
  energy,
  rest,
  autoTraining,
  atWork,
  form,
  figures,
  style,
  nextRace,
  equipment,
  href,
  trainHref,
  enterHref,
  talentsHash,
}: HorseCardProps) {
  return (
    <article className={styles.root}>
      <PortraitHead horse={portrait} silks={silks} rating={rating} />
      <header className={styles.head}>
        <HeadingElement className={styles.name}>
          {href ? (
            <Link href={href} variant="quiet">
              {name}
            </Link>
          ) : (
            name
          )}
        </HeadingElement>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.breeding}>{breeding}</p>
      </header>
      <div className={styles.record}>
        <HorseRecord specialty={specialty} wins={wins} races={races}>
          {earnings && (
            <Fact label="Earnings">
              <Money amount={earnings} />
            </Fact>
          )}
        </HorseRecord>
      </div>
      <div className={styles.meters}>
        <ConditionMeter label="Condition" {...condition} />
        <EnergyMeter {...energy} />
      </div>
      <dl className={styles.lines}>
        <Line term="Form">
          <FormGuide form={form} figures={figures} />
        </Line>
        <Line term="Style">{style}</Line>
        {atWork && <Line term="At work">{atWork}</Line>}
        {rest && <Line term="Rest">{rest}</Line>}
        {autoTraining && <Line term="Auto-trainer">{autoTraining}</Line>}
        {nextRace && (
          <Line term="Next race">
            <span className={styles.link}>
              <Link href={nextRace.href}>{nextRace.text}</Link>
            </span>
          </Line>
        )}
        {nextRace === null && (
          <Line term="Next race" usual>
            Not entered
          </Line>
        )}
        {equipment && equipment.length > 0 && <Line term="Wears">{equipment.join(', ')}</Line>}
      </dl>
      {talentsHash && (
        <div className={styles.whole}>
          <SealedTalents hash={talentsHash} />
        </div>
      )}
      {(trainHref || enterHref) && (
        <footer className={styles.actions}>
          {trainHref && (
            <RowButtonLink href={trainHref} aside>
              Train
              <VisuallyHidden> {name}</VisuallyHidden>
            </RowButtonLink>
          )}
          {enterHref && (
            <RowButtonLink href={enterHref}>
              Enter Race
              <VisuallyHidden> with {name}</VisuallyHidden>
            </RowButtonLink>
          )}
        </footer>
      )}
    </article>
  );
}

interface LineProps {
  term: string;
  /** Whether it is the rule, and left out where room is short. */
  usual?: boolean;
  children: ReactNode;
}

function Line({ term, usual = false, children }: LineProps) {
  return (
    <div className={usual ? styles.usualRow : styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.line}>{children}</dd>
    </div>
  );
}
