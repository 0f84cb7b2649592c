import { Inline } from '../../../primitives/Inline/Inline';
import { Link } from '../../../primitives/Link/Link';
import type { SelectOption } from '../../../primitives/Select/Select';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { RerunChoice } from '../RerunPanel/RerunChoice';
import { type RerunProps, RerunQuestion } from '../RerunQuestion/RerunQuestion';
import { CauseBar } from './CauseBar';
import * as styles from './WhyPlaced.css';

export interface CauseOfPlace {
  /** Such as "Weight". */
  name: string;
  /** What it did, in full: "Weight cost it 0.4 lengths". */
  summary: string;
  /** What belongs to it: "what it carried more or less than the winner". */
  detail: string;
  /** Lengths lost by it, gained if negative. */
  lengths: number;
  /** The way to where it can be seen. */
  way?: { href: string; label: string };
}

export interface PlaceExplained {
  /** The distance that the causes add up to: "Iron Duchess finished 1.3 lengths behind Silver Comet." */
  verdict: string;
  causes: readonly CauseOfPlace[];
  /** The runner and its rival, with the ways to them. */
  horses: readonly { horse: string; horseHref: string }[];
}

export interface WhyPlacedProps extends RerunProps<PlaceExplained> {
  /** Every runner, in finishing order. */
  runners: readonly SelectOption[];
  /** `value` of the runner that is asked about. */
  horseId: string;
  onSelect: (detail: { horseId: string }) => void;
}

const summaries = {
  idle: 'Pick a runner, and see where its lengths were lost and won.',
  running: 'Running the race again with one thing changed after another…',
  done: ({ verdict }: PlaceExplained) => verdict,
};

const button = { start: 'Explain a place', hide: 'Hide the causes' };

/** Why a runner finished where it did: the distance to its rival, shared out among causes. */
export function WhyPlaced({ runners, horseId, onSelect, ...question }: WhyPlacedProps) {
  const { rerun } = question;
  return (
    <RerunQuestion {...question} title="Why it finished there" summary={summaries} button={button}>
      {rerun.state !== 'idle' && (
        <RerunChoice
          label="Runner"
          options={runners}
          value={horseId}
          onChange={({ value }) => onSelect({ horseId: value })}
        />
      )}
      {rerun.state === 'running' && <CausesSkeleton />}
      {rerun.state === 'done' && (
        <>
          <Causes causes={rerun.answer.causes} />
          <Inline gap="small">
            {rerun.answer.horses.map(({ horse, horseHref }) => (
              <Link key={horseHref} href={horseHref}>
                {horse}
              </Link>
            ))}
          </Inline>
        </>
      )}
    </RerunQuestion>
  );
}

function Causes({ causes }: { causes: readonly CauseOfPlace[] }) {
  const greatest = Math.max(...causes.map(({ lengths }) => Math.abs(lengths)));
  return (
    <ul className={styles.list} aria-label="Causes">
      {causes.map(({ name, summary, detail, lengths, way }) => (
        <li key={name} className={styles.cause}>
          <span className={styles.summary}>{summary}</span>
          <span className={styles.bar}>
            <CauseBar lengths={lengths} greatest={greatest} />
          </span>
          <span className={styles.detail}>
            {detail} {way && <Link href={way.href}>{way.label}</Link>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function CausesSkeleton() {
  return (
    <div className={styles.list} aria-busy>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
        <div key={row} className={styles.cause}>
          <Skeleton width="70%" height="1.25rem" />
          <span className={styles.bar}>
            <Skeleton height="0.625rem" />
          </span>
          <Skeleton width="50%" height="1.25rem" />
        </div>
      ))}
    </div>
  );
}
