import { EmptyState } from '../../../primitives/EmptyState/EmptyState';
import { Heading } from '../../../primitives/Heading/Heading';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { framedList } from '../../../theme/framedList.css';
import { FormGuide } from '../../badges/FormGuide/FormGuide';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { RatingBadge, type RatingBand } from '../../badges/RatingBadge/RatingBadge';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './Declarations.css';

export interface DeclaredRunner {
  horseId: string;
  horse: string;
  stable: string;
  silks: SilksDesign;
  /** Starting stall; null before the draw. */
  draw: number | null;
  /** Weight carried, such as "9-4"; null before the weights are published. */
  weight: string | null;
  /** W and L, newest last. */
  form: string;
  rating: { value: number; band: RatingBand };
}

export interface DeclarationsProps {
  /** By stall once the field is drawn, before that by time of entry. */
  runners: readonly DeclaredRunner[];
  /** The player's own runners, which are marked. */
  myHorseIds?: readonly string[];
}

/** The racecard of one race before the off: who is declared, and from which stall. */
export function Declarations({ runners, myHorseIds = [] }: DeclarationsProps) {
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
    </section>
  );
}

interface DeclaredProps {
  runner: DeclaredRunner;
  mine: boolean;
}

function Declared({ runner, mine }: DeclaredProps) {
  const { horse, stable, silks, draw, weight, form, rating } = runner;
  return (
    <>
      {draw !== null && (
        <span className={styles.stall}>
          <VisuallyHidden>Stall </VisuallyHidden>
          {draw}
        </span>
      )}
      <Silks design={silks} size={36} decorative />
      <div className={styles.names}>
        <p className={styles.horse}>
          {horse} {mine && <OwnBadge />}
        </p>
        <p className={styles.stable}>
          <span className={styles.stableName}>{stable}</span>
          {weight !== null && <span className={styles.weight}>carries {weight}</span>}
        </p>
      </div>
      <span className={styles.form}>
        <FormGuide form={form} />
      </span>
      <RatingBadge rating={rating.value} band={rating.band} />
    </>
  );
}
