import * as styles from './Pedigree.css';

export interface PedigreeProps {
  sire: string;
  dam: string;
}

/** A horse's parents, as a tree that grows from it. */
export function Pedigree({ sire, dam }: PedigreeProps) {
  return (
    <dl className={styles.root}>
      <div className={styles.parent}>
        <dt className={styles.label}>Sire</dt>
        <dd className={styles.name}>{sire}</dd>
      </div>
      <div className={styles.parent}>
        <dt className={styles.label}>Dam</dt>
        <dd className={styles.name}>{dam}</dd>
      </div>
    </dl>
  );
}
