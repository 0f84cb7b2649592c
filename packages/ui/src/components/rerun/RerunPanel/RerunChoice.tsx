import { Select, type SelectProps } from '../../../primitives/Select/Select';
import * as styles from './RerunPanel.css';

/** What a panel's answer is about, such as a runner: no wider than its names need. */
export function RerunChoice(props: SelectProps) {
  return (
    <div className={styles.choice}>
      <Select {...props} />
    </div>
  );
}
