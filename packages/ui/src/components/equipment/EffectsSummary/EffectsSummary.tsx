import { assignInlineVars } from '@vanilla-extract/dynamic';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './EffectsSummary.css';

/** What equipment can add to. */
export type EquipmentEffect = 'speed' | 'endurance' | 'agility' | 'control';

/** A bonus in points: as the horse stands, and with the change that is being looked at. */
export interface EffectChange {
  before: number;
  /** The same as before while nothing is chosen. */
  after: number;
}

export interface EffectsSummaryProps {
  effects: Readonly<Record<EquipmentEffect, EffectChange>>;
  /** Points of the greatest bonus that six slots can give: a full bar. Above 0. */
  greatest: number;
  /**
   * Shows the shape of the summary while it is on its way.
   * @default false
   */
  loading?: boolean;
}

const effectText: Record<EquipmentEffect, string> = {
  speed: 'Speed bonus',
  endurance: 'Endurance bonus',
  agility: 'Agility bonus',
  control: 'Control bonus',
};

const effectOrder = ['speed', 'endurance', 'agility', 'control'] as const;

/** What everything in the six slots adds up to, and what a change would make of it. */
export function EffectsSummary({ effects, greatest, loading = false }: EffectsSummaryProps) {
  return (
    <section className={styles.root} aria-label="Effects Summary" aria-busy={loading || undefined}>
      <HeadingElement className={styles.title}>Effects Summary</HeadingElement>
      <ul className={styles.list}>
        {effectOrder.map((effect) => (
          <li key={effect} className={styles.effect}>
            {loading ? (
              <>
                <Skeleton width="6rem" />
                <Skeleton width="2rem" />
                <span className={styles.track} />
              </>
            ) : (
              <Effect name={effectText[effect]} change={effects[effect]} greatest={greatest} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EffectProps {
  name: string;
  change: EffectChange;
  greatest: number;
}

function Effect({ name, change: { before, after }, greatest }: EffectProps) {
  const loss = after < before || undefined;
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.figures}>
        {before === after ? (
          signed(after)
        ) : (
          <>
            <span className={styles.was}>{signed(before)}</span>
            <span aria-hidden className={styles.arrow}>
              →
            </span>
            <VisuallyHidden>becomes</VisuallyHidden>
            {signed(after)}
            <span className={styles.change} data-loss={loss}>
              ({signed(after - before)})
            </span>
          </>
        )}
      </span>
      <span
        aria-hidden
        className={styles.track}
        style={assignInlineVars({
          [styles.before]: share(before, greatest),
          [styles.after]: share(after, greatest),
        })}
      >
        <span className={styles.moved} data-loss={loss} />
        <span className={styles.kept} />
      </span>
    </>
  );
}

function share(points: number, greatest: number) {
  return `${Math.min(100, Math.max(0, (points / greatest) * 100))}%`;
}

function signed(points: number) {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
