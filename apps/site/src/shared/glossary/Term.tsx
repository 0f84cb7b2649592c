import { Tooltip } from '@furlong/ui';
import { type TermId, terms } from './terms.ts';

export interface TermProps {
  of: TermId;
  /** As the word stands in its sentence, where that is not as the glossary has it. */
  children?: string;
}

/** A word of the sport that says what it means: pointed at, reached by key, touched, or heard. */
export function Term({ of, children = terms[of].word }: TermProps) {
  return <Tooltip text={terms[of].meaning}>{children}</Tooltip>;
}
