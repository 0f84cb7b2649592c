import { Button } from '../../../primitives/Button/Button';
import { RadioCards } from '../../../primitives/RadioCards/RadioCards';
import { useIntoView } from '../../../primitives/Refusal/useIntoView';
import { Select, type SelectOption } from '../../../primitives/Select/Select';
import * as styles from './GallopForm.css';

/** Whom a horse gallops against. */
export type GallopOpponent = 'benchmark' | 'ghost';

/** What can be chosen, with its value now. */
export interface GallopChoice {
  options: readonly SelectOption[];
  value: string;
  onSelect: (detail: { value: string }) => void;
}

/** How far a gallop has come; `barred` forbids it beforehand, `refused` is what the server answered. */
export type GallopProgress =
  | { state: 'ready' | 'busy' }
  | { state: 'barred' | 'refused'; refusal: string };

/** How many gallops the horse has left today; null until it is known. */
export type GallopsLeft = { count: number; most: number } | null;

export interface GallopFormProps {
  against: GallopOpponent;
  onAgainst: (detail: { value: GallopOpponent }) => void;
  /** Who the benchmark is, in a few words: "A winner of Class 4 of its age and sex". */
  benchmark: string;
  distance: GallopChoice;
  surface: GallopChoice;
  going: GallopChoice;
  /** The races that it has run, of which one is chosen; or why none can be. */
  ghost: GallopChoice | { unavailableReason: string };
  equipment: GallopChoice;
  left: GallopsLeft;
  /** When the next day of gallops begins, such as "Six more from tomorrow 00:00". */
  begins: string;
  progress: GallopProgress;
  onGallop: () => void;
}

/** What a gallop shall ask of a horse, and how many of the day's gallops are left to ask. */
export function GallopForm({
  against,
  onAgainst,
  benchmark,
  distance,
  surface,
  going,
  ghost,
  equipment,
  left,
  begins,
  progress,
  onGallop,
}: GallopFormProps) {
  const { state } = progress;
  const refusal = useIntoView<HTMLParagraphElement>(state === 'refused');
  const barred = state === 'barred' || left === null || left.count === 0;
  return (
    <div className={styles.root}>
      <RadioCards
        label="Against"
        cards={[
          { value: 'benchmark', title: 'The benchmark', note: benchmark },
          {
            value: 'ghost',
            title: 'Its own ghost',
            note: 'The horse that it was in a race it has run',
            ...('unavailableReason' in ghost && ghost),
          },
        ]}
        value={against}
        onChange={onAgainst}
      />
      <div className={styles.choices}>
        {against === 'benchmark' || 'unavailableReason' in ghost ? (
          <>
            <Choice label="Distance" {...distance} />
            <Choice label="Surface" {...surface} />
            <Choice label="Going" {...going} />
          </>
        ) : (
          <div className={styles.wide}>
            <Choice label="Race" {...ghost} />
          </div>
        )}
        <Choice label="Equipment" {...equipment} />
      </div>
      <div className={styles.foot}>
        <div className={styles.left}>
          <p className={styles.count}>
            {left === null
              ? 'Counting today’s gallops.'
              : `${left.count} of ${left.most} left today`}
          </p>
          <p className={styles.begins}>{begins}</p>
          <p ref={refusal} role="status" className={styles.refusal}>
            {'refusal' in progress ? progress.refusal : null}
          </p>
        </div>
        <Button variant="gold" busy={state === 'busy'} disabled={barred} onPress={onGallop}>
          Gallop
        </Button>
      </div>
    </div>
  );
}

function Choice({ label, options, value, onSelect }: GallopChoice & { label: string }) {
  return <Select label={label} options={options} value={value} onChange={onSelect} />;
}
