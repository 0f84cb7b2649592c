import { Disclosure } from '../../../primitives/Disclosure/Disclosure';
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

export interface RunnersTalentsProps {
  /** One a runner, by its name. */
  hashes: readonly PublishedValue[];
}

/** What binds the house to what the card's figures are made of, folded away. */
export function RunnersTalents({ hashes }: RunnersTalentsProps) {
  return (
    <Disclosure title="Sealed talents of the runners">
      <p className={styles.purpose}>
        The card’s figures are made of talents that stay hidden. Each horse’s are bound by a hash,
        to be compared when they are opened.
      </p>
      <Published values={hashes} />
    </Disclosure>
  );
}
