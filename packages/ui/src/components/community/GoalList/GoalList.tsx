import { IconCheck, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Icon } from '../../../primitives/Icon/Icon';
import { Link } from '../../../primitives/Link/Link';
import { Meter } from '../../../primitives/Meter/Meter';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { iconDisc } from '../../../theme/iconDisc.css';
import { Money } from '../../badges/Money/Money';
import * as styles from './GoalList.css';

export interface GoalItem {
  id: string;
  name: string;
  /** What there is to do, in a sentence. */
  rule: string;
  /** What it gives, such as "$100". */
  reward: string;
  reached: boolean;
  /** How far it is, such as "3 of 7"; null for what is done at once. */
  progress: { value: number; max: number; text: string } | null;
  /** What reached it, such as "Silver Comet in the Ashford Stakes", and where that is seen. */
  by: { text: string; href: string } | null;
  /** What can be done about it: a `RowButton`. */
  action?: ReactNode;
  /** Why that was not done, where it was pressed. */
  refusal?: ReactNode;
}

export interface GoalListProps {
  /** Names the list for those who hear it. */
  label: string;
  goals: readonly GoalItem[];
}

/** What an owner strives for: what is reached with what reached it, and what is open. */
export function GoalList({ label, goals }: GoalListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {goals.map((goal) => (
        <li key={goal.id} className={styles.row}>
          <Goal {...goal} />
        </li>
      ))}
    </ul>
  );
}

function Goal({ name, rule, reward, reached, progress, by, action, refusal }: GoalItem) {
  return (
    <>
      <span className={iconDisc} data-reached={reached || undefined}>
        <Icon icon={reached ? IconCheck : IconFlag} size="large" weight="light" />
      </span>
      <div className={styles.words}>
        <HeadingElement className={styles.name}>
          {name}
          {reached && <VisuallyHidden>, reached</VisuallyHidden>}
        </HeadingElement>
        <p className={styles.rule}>{rule}</p>
        {by && (
          <p className={styles.rule}>
            <Link href={by.href}>{by.text}</Link>
          </p>
        )}
        {progress && (
          <Meter
            label={`How far: ${name}`}
            labelHidden
            value={progress.value}
            max={progress.max}
            valueText={progress.text}
          />
        )}
      </div>
      <p className={styles.reward}>
        <Money amount={reward} tone={reached ? 'gold' : 'muted'} />
      </p>
      {action && <div className={styles.action}>{action}</div>}
      {refusal && <div className={styles.refusal}>{refusal}</div>}
    </>
  );
}
