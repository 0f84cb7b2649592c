import { IconAlertTriangle } from '@tabler/icons-react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Heading } from '../../../primitives/Heading/Heading';
import { Icon } from '../../../primitives/Icon/Icon';
import { type ConditionBand, ConditionMeter } from '../../badges/ConditionMeter/ConditionMeter';
import { EnergyMeter } from '../../badges/EnergyMeter/EnergyMeter';
import * as styles from './TrainingOutlook.css';

/** What a session may add to a talent, in points. */
export interface GainRange {
  /** Such as "Speed". */
  talent: string;
  least: number;
  likely: number;
  most: number;
  /** The likely gain and its range in words, such as "+0.28, from +0.00 to +0.48". */
  words: string;
}

export interface TrainingOutlookProps {
  gains: readonly GainRange[];
  /** What they are worth together, such as "About 0.03 lengths over 1600 m, its best distance". */
  worth: string;
  /** In percent: now, and at the end of the session. */
  condition: { before: number; after: number; band: ConditionBand; word: string };
  energy: { before: number; after: number; band: ConditionBand };
  /** When the horse is back, such as "today 16:00". */
  back: string;
  /** What the session means for the horse's next race, or for when it can run. */
  race: { text: string; tone: 'standard' | 'caution' };
}

/** What a session will likely do to a horse, told before its owner pays. */
export function TrainingOutlook({
  gains,
  worth,
  condition,
  energy,
  back,
  race,
}: TrainingOutlookProps) {
  const widest = Math.max(...gains.map(({ most }) => most));
  return (
    <div className={styles.root}>
      <Heading level={3}>What it will likely do</Heading>
      <div className={styles.columns}>
        <div className={styles.gains}>
          <dl className={styles.gains} aria-label="Likely gain">
            {gains.map((gain) => (
              <div key={gain.talent} className={styles.gain}>
                <dt className={styles.talent}>{gain.talent}</dt>
                <dd className={styles.words}>{gain.words}</dd>
                <dd aria-hidden className={styles.track}>
                  <span
                    className={styles.range}
                    style={assignInlineVars({
                      [styles.from]: shareOf(gain.least, widest),
                      [styles.to]: shareOf(gain.most, widest),
                    })}
                  />
                  <span
                    className={styles.likely}
                    style={assignInlineVars({ [styles.from]: shareOf(gain.likely, widest) })}
                  />
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.caption}>{worth}</p>
        </div>
        <div className={styles.after}>
          <p className={styles.caption}>
            Back {back}, with condition {condition.before}% → {condition.after}% and energy{' '}
            {energy.before}% → {energy.after}%
          </p>
          <ConditionMeter
            label="Condition"
            value={condition.after}
            band={condition.band}
            word={condition.word}
          />
          <EnergyMeter value={energy.after} band={energy.band} />
          <p className={styles.race[race.tone]}>
            {race.tone === 'caution' && (
              <Icon icon={IconAlertTriangle} className={styles.raceIcon} />
            )}
            {race.text}
          </p>
        </div>
      </div>
    </div>
  );
}

function shareOf(points: number, widest: number): string {
  return widest === 0 ? '0%' : `${(100 * points) / widest}%`;
}
