import type { ReactNode } from 'react';
import { RowButtonLink } from '../../../primitives/Button/RowButton';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Label } from '../../../primitives/Label/Label';
import { Link } from '../../../primitives/Link/Link';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';

import { Facts } from '../../badges/Fact/Fact';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import { Cup } from '../../races/Trophy/Cup';
import * as styles from './ChampionCard.css';

export interface RoadStep {
  raceId: string;
  /** Such as "Week 4". */
  when: string;
  race: string;
  /** Leads to the race. */
  href: string;
  /** What it earned, such as "20". */
  points: string;
}

export interface ChampionCardProps {
  /** Such as "Season 3 · Mile champion". */
  title: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  portrait: PortraitHorse;
  silks: SilksDesign;
  stable: string;
  /** Leads to the stable. */
  stableHref: string;
  /** When and how fast it won, and what it had done before; each a `Fact`. */
  facts: ReactNode;
  /** Leads to the final's film. */
  filmHref: string;
  /** Leads to the final's result, where it is run again and checked. */
  resultHref: string;
  /** Leads to the page of this championship; left out there. */
  pageHref?: string;
  /** The qualifiers that it won, the first first; none where that is told elsewhere, or it won none. */
  road: readonly RoadStep[];
}

/** The champion of a division in its owner's colours: its final, and the road there. */
export function ChampionCard(props: ChampionCardProps) {
  const { title, horse, horseHref, portrait, silks, stable, stableHref, road } = props;
  const { facts, filmHref, resultHref, pageHref } = props;
  return (
    <article className={styles.root}>
      <div className={road.length > 0 ? styles.withRoad : styles.inside}>
        <div className={styles.told}>
          <div className={styles.who}>
            <HorsePortrait horse={portrait} silks={silks} size={96} name={horse} />
            <div className={styles.words}>
              <p className={styles.title}>{title}</p>
              <HeadingElement className={styles.horse}>
                <Link href={horseHref} variant="quiet">
                  {horse}
                </Link>
              </HeadingElement>
              <p className={styles.stable}>
                <Silks design={silks} size={32} decorative />
                <Link href={stableHref} variant="quiet">
                  {stable}
                </Link>
              </p>
            </div>
          </div>
          <div className={styles.cup} aria-hidden>
            <Cup />
          </div>
          <div className={styles.facts}>
            <Facts>{facts}</Facts>
          </div>
          <div className={styles.actions}>
            <RowButtonLink href={filmHref}>
              Watch the Final
              <VisuallyHidden> of {title}</VisuallyHidden>
            </RowButtonLink>
            <RowButtonLink href={resultHref} aside>
              Result
              <VisuallyHidden> of {title}</VisuallyHidden>
            </RowButtonLink>
            {pageHref !== undefined && (
              <RowButtonLink href={pageHref} aside>
                The Road
                <VisuallyHidden> of {title}</VisuallyHidden>
              </RowButtonLink>
            )}
          </div>
        </div>
        {road.length > 0 && <Road road={road} horse={horse} />}
      </div>
    </article>
  );
}

function Road({ road, horse }: Pick<ChampionCardProps, 'road' | 'horse'>) {
  return (
    <div>
      <Label>Won on the road</Label>
      <ol aria-label={`The road of ${horse}`} className={styles.road}>
        {road.map(({ raceId, when, race, href, points }) => (
          <li key={raceId} className={styles.step}>
            <span className={styles.when}>{when}</span>
            <span className={styles.race}>
              <Link href={href} variant="quiet">
                {race}
              </Link>
            </span>
            <span className={styles.points}>
              {points}
              <VisuallyHidden> points</VisuallyHidden>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
