import * as styles from './JockeySkill.css';

export interface JockeySkillProps {
  /** −3 to 3. */
  skill: number;
  /** What that is called, such as "Outstanding". */
  word: string;
  /**
   * Without the marks of its ends, as in a row of a table.
   * @default false
   */
  small?: boolean;
}

const steps = [-3, -2, -1, 0, 1, 2, 3];

/** How well a jockey rides: a word, a figure, and where that stands between the least and the best. */
export function JockeySkill({ skill, word, small = false }: JockeySkillProps) {
  return (
    <span className={styles.root({ small })}>
      <span className={styles.words}>
        {word} <span className={styles.figure}>{signed(skill)}</span>
      </span>
      <span className={styles.scale({ small })} aria-hidden>
        {steps.map((step) => (
          <span key={step} className={styles.step} data-reached={reached(step, skill)} />
        ))}
      </span>
      {!small && (
        <span className={styles.ends} aria-hidden>
          <span>−3</span>
          <span>0</span>
          <span>+3</span>
        </span>
      )}
    </span>
  );
}

/** Filled from the middle on: to the right what a jockey gains, to the left what one loses. */
function reached(step: number, skill: number): 'middle' | 'gain' | 'loss' | undefined {
  if (step === 0) return 'middle';
  if (step > 0) return step <= skill ? 'gain' : undefined;
  return step >= skill ? 'loss' : undefined;
}

function signed(skill: number): string {
  return skill > 0 ? `+${skill}` : `${skill}`.replace('-', '−');
}
