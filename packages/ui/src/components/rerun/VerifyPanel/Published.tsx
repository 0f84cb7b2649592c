import { CopyButton } from '../../../primitives/IconButton/CopyButton';
import * as styles from './VerifyPanel.css';

export interface PublishedValue {
  /** Such as "Seed" or "Card hash". */
  name: string;
  /** Lower-case hex, or null while it is still sealed. */
  value: string | null;
}

export interface PublishedProps {
  values: readonly PublishedValue[];
}

/** What anyone needs to check the race by other means, each to be copied. */
export function Published({ values }: PublishedProps) {
  return (
    <dl className={styles.published}>
      {values.map(({ name, value }) => (
        <div key={name} className={styles.value}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.code}>{value ?? 'sealed until the finish'}</dd>
          {value && (
            <dd>
              <CopyButton name={name} value={value} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
