import { EmptyState } from '../../../primitives/EmptyState/EmptyState';
import { Heading } from '../../../primitives/Heading/Heading';
import { Link } from '../../../primitives/Link/Link';
import { Tag } from '../../../primitives/Tag/Tag';
import { Text } from '../../../primitives/Text/Text';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { framedList } from '../../../theme/framedList.css';
import { FormGuide } from '../../badges/FormGuide/FormGuide';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { RatingBadge, type RatingBand } from '../../badges/RatingBadge/RatingBadge';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/looks';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './Declarations.css';

/** Where a horse has won before: at the course, over the distance, in two races, or in one. */
export type WonBefore = 'C' | 'D' | 'C D' | 'CD';

export interface DeclaredRunner {
  horseId: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  /** Its owner. */
  stable: string;
  /** Leads to the stable. */
  stableHref: string;
  portrait: PortraitHorse;
  silks: SilksDesign;
  /** Starting stall; null before the draw. */
  draw: number | null;
  /** Weight carried, such as "9-4"; null before the weights are published. */
  weight: string | null;
  /** Who rides it; null before the card is published. */
  jockey: string | null;
  /** Age and sex, such as "4-year-old Colt". */
  summary: string;
  /** How it likes to be ridden, such as "Prominent". */
  style: string;
  /** When it ran last, such as "12 days since last run". */
  lastRun: string;
  /** What it wears on its head; null where that is nothing. */
  headgear: string | null;
  won: WonBefore | null;
  /** Its chance in the morning line, such as "18%", and the price that would be fair; null without one. */
  line: { chance: string; price: string | null } | null;
  /** W and L, newest last. */
  form: string;
  /** The finishing positions of the same runs, newest last: 1 to 9, 0 for tenth or worse. */
  figures: string;
  rating: { value: number; band: RatingBand };
}

export interface DeclarationsProps {
  /** By stall once the field is drawn, before that by time of entry. */
  runners: readonly DeclaredRunner[];
  /** How many runs the morning line rests on; null without one. */
  lineRuns: number | null;
  /** The player's own runners, which are marked. */
  myHorseIds?: readonly string[];
}

/** The racecard of one race before the off: who is declared, and from which stall. */
export function Declarations({ runners, lineRuns, myHorseIds = [] }: DeclarationsProps) {
  if (runners.length === 0) {
    return <EmptyState title="No entries yet" hint="Whoever enters now is the first." />;
  }
  const drawn = runners.some(({ draw }) => draw !== null);
  return (
    <section className={styles.root}>
      <Heading size="card">{drawn ? 'The field, by stall' : 'Declared so far'}</Heading>
      <ol className={framedList}>
        {runners.map((runner) => {
          const mine = myHorseIds.includes(runner.horseId);
          return (
            <li key={runner.horseId} className={styles.row} data-mine={mine || undefined}>
              <Declared runner={runner} mine={mine} />
            </li>
          );
        })}
      </ol>
      {lineRuns !== null && (
        <Text size="small" tone="muted">
          The percentage is the morning line: how often the horse won when the published card was
          run {lineRuns} times with fresh luck. The fair price is what a dollar on it would return.
          There is no betting.
        </Text>
      )}
    </section>
  );
}

interface DeclaredProps {
  runner: DeclaredRunner;
  mine: boolean;
}

function Declared({ runner, mine }: DeclaredProps) {
  const { horse, horseHref, stable, stableHref, portrait, silks, draw, won, line, form, rating } =
    runner;
  return (
    <>
      {draw !== null && (
        <span className={styles.stall}>
          <VisuallyHidden>Stall </VisuallyHidden>
          {draw}
        </span>
      )}
      <span className={styles.pictures}>
        <Silks design={silks} size={36} decorative />
        <HorsePortrait horse={portrait} silks={silks} size={40} />
      </span>
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
        </p>
        <ul className={styles.details}>
          {detailsOf(runner).map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      </div>
      <span className={styles.form}>
        <FormGuide form={form} />
      </span>
      <div className={styles.figures}>
        {line && <Line {...line} />}
        <RatingBadge rating={rating.value} band={rating.band} />
      </div>
    </>
  );
}

function Line({ chance, price }: NonNullable<DeclaredRunner['line']>) {
  return (
    <p className={styles.line}>
      <span className={styles.chance}>
        {chance} <VisuallyHidden>to win</VisuallyHidden>
      </span>
      {price !== null && <span className={styles.price}>Fair {price}</span>}
    </p>
  );
}

/** What stands below the names, in the order of a racecard. */
function detailsOf(runner: DeclaredRunner): string[] {
  const { weight, jockey, summary, style, lastRun, headgear, figures } = runner;
  return [
    summary,
    ...(weight === null ? [] : [`Carries ${weight}`]),
    ...(jockey === null ? [] : [`Ridden by ${jockey}`]),
    style,
    ...(figures === '' ? [] : [`Form ${figures}`]),
    lastRun,
    ...(headgear === null ? [] : [headgear]),
  ];
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
