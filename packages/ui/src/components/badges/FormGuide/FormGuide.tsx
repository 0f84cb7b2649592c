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
  const runs = [...form].map((letter, earlier) => ({ run: earlier + 1, letter }));
  const spoken = runs.map(({ letter }) => (letter === 'W' ? 'won' : 'lost')).join(', ');

  return (
    <span className={styles.root}>
      {figures && <span className={styles.figures}>{figures}</span>}
      <span role="img" aria-label={`Form, newest last: ${spoken}`} className={styles.letters}>
        {runs.map(({ run, letter }) => (
          <span key={run} className={styles.letter} data-won={letter === 'W' || undefined}>
            {letter}
          </span>
        ))}
      </span>
    </span>
  );
}
