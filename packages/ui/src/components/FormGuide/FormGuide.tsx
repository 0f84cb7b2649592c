import * as styles from './FormGuide.css';

export interface FormGuideProps {
  /** Recent results as letters, newest last: W for a win, anything else for a defeat. */
  form: string;
  /** The real finishing positions of the same runs, as on a racecard: 1 to 9, 0 for tenth or worse. */
  figures?: string;
}

/** A horse's last runs, oldest on the left as on a racecard. */
export function FormGuide({ form, figures }: FormGuideProps) {
  if (form === '') return <span className={styles.unraced}>Unraced</span>;
  const letters = [...form];
  const spoken = letters.map((letter) => (letter === 'W' ? 'won' : 'lost')).join(', ');

  return (
    <span className={styles.root}>
      <span role="img" aria-label={`Form, newest last: ${spoken}`} className={styles.tiles}>
        {letters.map((letter, run) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a run has no name but its place in the row
          <span key={run} className={styles.tile} data-won={letter === 'W' || undefined}>
            {letter}
          </span>
        ))}
      </span>
      {figures && <span className={styles.figures}>{figures}</span>}
    </span>
  );
}
