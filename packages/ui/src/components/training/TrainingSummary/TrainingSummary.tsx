import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '../../../primitives/Button/Button';
import { Icon } from '../../../primitives/Icon/Icon';
import { useIntoView } from '../../../primitives/Refusal/useIntoView';
import { payLabel } from '../../account/payLabel';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { Money } from '../../badges/Money/Money';
import * as styles from './TrainingSummary.css';

/** One session now, or a programme that repeats until it is stopped. */
export type TrainingKind = 'session' | 'auto';

/**
 * How far the start has come. `tooFewCredits` and `barred` forbid it beforehand; `refused` is what
 * the server answered.
 */
export type TrainingProgress =
  | { state: 'ready' | 'tooFewCredits' | 'busy' | 'done' }
  | { state: 'barred' | 'refused'; refusal: string };

export interface TrainingSummaryProps {
  kind: TrainingKind;
  horse: string;
  programme: string;
  /** How long a session takes, or how often they come: "2 hours", "Every 6 hours". */
  time: string;
  /** Of the session, or of each of them: "$500". */
  cost: string;
  /** The credits that are left once it is paid: "$23,300". Left out where each session is paid by itself. */
  left?: string;
  /** What of the cost would be moved out of the wallet, as the credits lack it: "$1,200". */
  fromWallet?: string | undefined;
  /** The most that the sessions of a week can cost, where they follow each other: "$5,600". */
  mostAWeek?: string;
  /** What it brings, in one line: "+0.28 Speed, +0.09 Acceleration". */
  benefits?: string;
  /** What may go wrong, told before the owner pays, such as that the horse is overreached. */
  warning?: string;
  progress: TrainingProgress;
  onStart: () => void;
  /** Gives up the choice of the programme. */
  onCancel: () => void;
}

const kindText = {
  session: { title: 'Training Summary', time: 'Duration', cost: 'Cost', start: 'Start Training' },
  auto: {
    title: 'Auto-Training Summary',
    time: 'Schedule',
    cost: 'Per session',
    start: 'Start Auto-Training',
  },
} as const satisfies Record<TrainingKind, object>;

/** The last step before a horse is trained: what it costs, what it brings, and the one button. */
export function TrainingSummary({
  kind,
  horse,
  programme,
  time,
  cost,
  left,
  fromWallet,
  mostAWeek,
  benefits,
  warning,
  progress,
  onStart,
  onCancel,
}: TrainingSummaryProps) {
  const text = kindText[kind];
  const { state } = progress;
  // As high as a phone's card is, the button may be in the window without the sentence.
  const message = useIntoView<HTMLParagraphElement>(state === 'refused');
  const forbidden = state === 'tooFewCredits' || state === 'barred';
  return (
    <section className={styles.root} aria-label={text.title}>
      <div className={styles.bar}>
        <div className={styles.pair}>
          <p className={styles.label}>{text.title}</p>
          <p className={styles.title}>
            {horse} <span className={styles.arrow}>→</span> {programme}
          </p>
          {benefits && <p className={styles.benefits}>{benefits}</p>}
          {warning && state !== 'done' && (
            <p className={styles.warning}>
              <Icon icon={IconAlertTriangle} className={styles.warningIcon} />
              {warning}
            </p>
          )}
          <p
            ref={message}
            role="status"
            className={styles.message}
            data-done={state === 'done' || undefined}
          >
            {messageOf(progress, kind)}
          </p>
        </div>
        <Facts>
          <Fact label={text.time} size="large">
            {time}
          </Fact>
          <Fact label={text.cost} size="large">
            <Money amount={cost} />
          </Fact>
          {mostAWeek && (
            <Fact label="At most a week" size="large">
              <Money amount={mostAWeek} />
            </Fact>
          )}
          {fromWallet && state !== 'done' && (
            <Fact label="From your wallet" size="large">
              <Money amount={fromWallet} />
            </Fact>
          )}
          {left && state !== 'done' && (
            <Fact label="Credits left" size="large">
              <Money amount={left} />
            </Fact>
          )}
        </Facts>
        {state !== 'done' && (
          <div className={styles.actions}>
            <Button variant="secondary" disabled={state === 'busy'} onPress={onCancel}>
              Cancel
            </Button>
            <Button variant="gold" busy={state === 'busy'} disabled={forbidden} onPress={onStart}>
              {payLabel(text.start, 'Start', fromWallet)}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function messageOf(progress: TrainingProgress, kind: TrainingKind) {
  switch (progress.state) {
    case 'tooFewCredits':
      return 'You have too few credits for this training';
    case 'barred':
    case 'refused':
      return progress.refusal;
    case 'done':
      return kind === 'auto' ? 'Auto-training has started.' : 'The horse is in training.';
    case 'ready':
    case 'busy':
      return null;
  }
}
