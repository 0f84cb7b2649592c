import * as styles from './ComingSoonMark.css';

/** Stands after a link to a page that is not open yet, apart from the link's own name. */
export function ComingSoonMark() {
  return (
    <>
      {' '}
      <span className={styles.mark}>soon</span>
    </>
  );
}
