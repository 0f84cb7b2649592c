import { useId } from 'react';
import * as styles from './Term.css.ts';
import { type TermId, terms } from './terms.ts';

export interface TermProps {
  of: TermId;
  /** As the word stands in its sentence, where that is not as the glossary has it. */
  children?: string;
}

/**
 * A word of the sport that says what it means: pressed, by finger, mouse or key, and heard as its description.
 * The browser's own popover: twenty of them on a page cost nothing until one is opened.
 */
export function Term({ of, children = terms[of].word }: TermProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-describedby={id} className={styles.word}>
        {children}
      </button>
      <span id={id} popover="auto" className={styles.meaning}>
        {terms[of].meaning}
      </span>
    </>
  );
}
