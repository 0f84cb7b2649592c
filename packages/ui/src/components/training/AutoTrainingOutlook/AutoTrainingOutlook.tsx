import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { Heading } from '../../../primitives/Heading/Heading';
import { Icon } from '../../../primitives/Icon/Icon';
import { MeterBar } from '../../../primitives/Meter/MeterBar';
import { type ConditionBand, ConditionMeter } from '../../badges/ConditionMeter/ConditionMeter';
import { EnergyMeter } from '../../badges/EnergyMeter/EnergyMeter';
import { Money } from '../../badges/Money/Money';
import * as styles from './AutoTrainingOutlook.css';

export interface AutoTrainingOutlookProps {
  /** Sessions of the week that the horse would do, of those that fall due. */
  held: number;
  due: number;
  /** Why the others would be left out, the commonest reason first. */
  leftOut: readonly { sessions: number; reason: string }[];
  /** What those held would cost together: "$5,100". */
  cost: string;
  /** What those held would add to its talents, and what that is worth, in a sentence. */
  gains: string;
  /** In percent: now, and a week from now. */
  condition: { before: number; after: number; band: ConditionBand; word: string };
  energy: { before: number; after: number; band: ConditionBand };
  /** Such as "No session leaves it under 29% energy."; null where no session is held. */
  lowestEnergy: string | null;
  /** Whether the horse can bear it, in a sentence; amber where it cannot. */
  advice: { tone: 'standard' | 'caution'; text: string };
}

/** What a week of auto-training would likely do to a horse, told before it is started. */
export function AutoTrainingOutlook({
  held,
  due,
  leftOut,
  cost,
  gains,
  condition,
  energy,
  lowestEnergy,
  advice,
}: AutoTrainingOutlookProps) {
  const labelId = useId();
  const overdone = advice.tone === 'caution';
  return (
    <div className={styles.root}>
      <Heading level={3}>What a week will likely do</Heading>
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.line}>
            <span id={labelId} className={styles.label}>
              Sessions held
            </span>
            <span className={styles.figures}>
              {held} of {due}
            </span>
            <MeterBar
              labelId={labelId}
              value={held}
              max={due}
              valueText={`${held} of ${due}`}
              tone={overdone ? 'caution' : 'positive'}
              track={styles.track}
            />
          </div>
          <div className={styles.line}>
            <span className={styles.label}>Likely cost</span>
            <Money amount={cost} />
          </div>
          <p className={styles.caption}>{gains}</p>
          {leftOut.length > 0 && (
            <ul className={styles.reasons} aria-label="Left out, not charged">
              {leftOut.map(({ sessions, reason }) => (
                <li key={reason} className={styles.reason}>
                  <span className={styles.times}>{sessions} ×</span> {reason}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.column}>
          <p className={styles.caption}>
            In seven days condition {condition.before}% → {condition.after}% and energy{' '}
            {energy.before}% → {energy.after}%. {lowestEnergy}
          </p>
          <ConditionMeter
            label="Condition"
            value={condition.after}
            band={condition.band}
            word={condition.word}
          />
          <EnergyMeter value={energy.after} band={energy.band} />
          <p className={styles.advice[advice.tone]}>
            {overdone && <Icon icon={IconAlertTriangle} className={styles.adviceIcon} />}
            {advice.text}
          </p>
        </div>
      </div>
    </div>
  );
}
