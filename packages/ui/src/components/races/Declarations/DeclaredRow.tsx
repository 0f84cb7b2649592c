import { Link } from '../../../primitives/Link/Link';
import { Tag } from '../../../primitives/Tag/Tag';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { Chance } from '../../badges/Chance/Chance';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { RatingBadge } from '../../badges/RatingBadge/RatingBadge';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import { Silks } from '../../horses/Silks/Silks';
import type { DeclaredRunner, WonBefore } from './Declarations';
import * as styles from './DeclaredRow.css';

interface DeclaredRowProps {
  runner: DeclaredRunner;
  mine: boolean;
}

/** A runner of the racecard: its number, its colours and face, its name, and all that is printed of it. */
export function DeclaredRow({ runner, mine }: DeclaredRowProps) {
  const { portrait, silks, draw, line, rating } = runner;
  return (
    <div className={styles.row} data-mine={mine || undefined}>
      {draw !== null && (
        <span className={styles.stall}>
          <VisuallyHidden>Stall </VisuallyHidden>
          {draw}
        </span>
      )}
      <span className={styles.pictures}>
        <Silks design={silks} size={32} decorative />
        <HorsePortrait horse={portrait} silks={silks} size={40} />
      </span>
      <Names runner={runner} mine={mine} />
      <Details {...runner} />
      <span className={styles.rating}>
        <RatingBadge rating={rating.value} band={rating.band} />
      </span>
      {line && (
        <p className={styles.line}>
          <Chance {...line} />
        </p>
      )}
    </div>
  );
}

function Names({ runner, mine }: DeclaredRowProps) {
  const { horse, horseHref, stable, stableHref, won, headgear } = runner;
  return (
    <div className={styles.names}>
      <p className={styles.horse}>
        <Link href={horseHref} variant="quiet">
          {horse}
        </Link>{' '}
        {won && <Won won={won} />} {mine && <OwnBadge />}
      </p>
      <p className={styles.stable}>
        <Link href={stableHref} variant="quiet">
          {stable}
        </Link>
        {headgear !== null && `\u00a0· ${headgear}`}
      </p>
    </div>
  );
}

/** A line of words on a phone, a column each on a card. */
function Details({ figures, lastRun, summary, age, weight, jockey, style }: DeclaredRunner) {
  return (
    <div className={styles.details}>
      <p className={styles.form}>
        {figures !== '' && (
          <span className={styles.figures}>
            <span className={styles.term}>Form </span>
            {figures}
          </span>
        )}
        <span className={styles.lastRun}>{lastRun}</span>
      </p>
      <p className={styles.age}>
        <span className={styles.term}>{summary}</span>
        <span className={styles.printed} aria-hidden>
          {age}
        </span>
      </p>
      {weight !== null && (
        <p className={styles.weight}>
          <span className={styles.term}>Carries </span>
          {weight}
        </p>
      )}
      <p className={styles.rider}>
        {jockey !== null && (
          <span>
            <VisuallyHidden>Ridden by </VisuallyHidden>
            <Link href={jockey.href} variant="quiet">
              {jockey.name}
            </Link>
          </span>
        )}
        {jockey?.why && <span className={styles.ridden}>{jockey.why}</span>}
        <span className={styles.ridden}>{style}</span>
      </p>
    </div>
  );
}

const wonText: Record<WonBefore, string> = {
  C: 'Has won at this course',
  D: 'Has won over this distance',
  'C D': 'Has won at this course, and over this distance',
  CD: 'Has won at this course over this distance',
};

function Won({ won }: { won: WonBefore }) {
  return (
    <span title={wonText[won]}>
      <Tag tone="positive">
        <span aria-hidden>{won}</span>
        <VisuallyHidden>{wonText[won]}</VisuallyHidden>
      </Tag>
    </span>
  );
}
