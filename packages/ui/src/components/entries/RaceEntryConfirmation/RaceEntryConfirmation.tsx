import { Button } from '../../../primitives/Button/Button';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { Fact, Facts } from '../../badges/Fact/Fact';
import * as styles from './RaceEntryConfirmation.css';

/**
 * How far the entry has come. `unsuitable`, `tooFewCredits` and `barred` forbid it beforehand;
 * `refused` is what the server answered.
 */
export type EntryState =
  | 'ready'
  | 'unsuitable'
  | 'tooFewCredits'
  | 'barred'
  | 'busy'
  | 'refused'
  | 'done';

export interface RaceEntryConfirmationProps {
  horse: string;
  race: string;
  /** Such as "$1,200". */
  entryFee: string;
  /** The purse of the race, such as "$50,000". */
  potentialPrize: string;
  state: EntryState;
  /** What the owner should know before confirming, though nothing forbids the entry. */
  advice?: string;
  /** Why not. Needed with `barred` and `refused`; the other states speak for themselves. */
  refusal?: string;
  /** The race's own page, shown once the horse is entered. */
  raceHref: string;
  onConfirm: () => void;
}

const stateMessage: Record<EntryState, string | null> = {
  ready: null,
  unsuitable: 'This horse is not suitable for this race type',
  tooFewCredits: 'You have too few credits for the entry fee',
  barred: null,
  busy: null,
  refused: null,
  done: 'Entered. The fee is paid, and the horse is declared.',
};

/** The last step of an entry: what it costs, what it may win, and the one button. */
export function RaceEntryConfirmation({
  horse,
  race,
  entryFee,
  potentialPrize,
  state,
  advice,
  refusal,
  raceHref,
  onConfirm,
}: RaceEntryConfirmationProps) {
  const tone = messageTone(state);
  const message = tone === 'caution' ? advice : (stateMessage[state] ?? refusal);
  return (
    <section className={styles.root} aria-label="Race Entry Confirmation">
      <div className={styles.pair}>
        <p className={styles.label}>Race Entry Confirmation</p>
        <p className={styles.title}>
          {horse} <span className={styles.arrow}>→</span> {race}
        </p>
        <p role="status" className={styles.message} data-tone={tone}>
          {message}
        </p>
      </div>
      <div className={styles.sums}>
        <Facts>
          <Fact label="Entry fee" size="large">
            {entryFee}
          </Fact>
          <Fact label="Potential prize" size="large" tone="gold">
            {potentialPrize}
          </Fact>
        </Facts>
      </div>
      <div className={styles.action}>
        <Action state={state} raceHref={raceHref} onConfirm={onConfirm} />
      </div>
    </section>
  );
}

function messageTone(state: EntryState) {
  if (state === 'ready' || state === 'busy') return 'caution';
  return state === 'done' ? 'positive' : 'critical';
}

type ActionProps = Pick<RaceEntryConfirmationProps, 'state' | 'raceHref' | 'onConfirm'>;

function Action({ state, raceHref, onConfirm }: ActionProps) {
  if (state === 'done')
    return (
      <ButtonLink href={raceHref} variant="secondary" wide>
        See the race
      </ButtonLink>
    );
  if (state === 'unsuitable' || state === 'tooFewCredits' || state === 'barred')
    return (
      <Button disabled wide>
        Cannot Enter
      </Button>
    );
  return (
    <Button variant="gold" busy={state === 'busy'} wide onPress={onConfirm}>
      Confirm Entry
    </Button>
  );
}
