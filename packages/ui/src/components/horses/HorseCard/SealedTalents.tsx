import { Disclosure } from '../../../primitives/Disclosure/Disclosure';
import { CopyButton } from '../../../primitives/IconButton/CopyButton';
import * as styles from './SealedTalents.css';

export interface SealedTalentsProps {
  /** Lower-case hex. */
  hash: string;
}

/** What binds the house to a horse's hidden talents, for an owner who wants to keep it. */
export function SealedTalents({ hash }: SealedTalentsProps) {
  return (
    <Disclosure title="Sealed talents">
      <p className={styles.purpose}>
        This hash binds the horse’s hidden talents: nobody can change them without its showing when
        they are opened.
      </p>
      <p className={styles.hash}>
        <span className={styles.code}>{hash}</span>
        <CopyButton name="hash of its talents" value={hash} />
      </p>
    </Disclosure>
  );
}
