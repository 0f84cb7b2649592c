import { Notice } from '../Notice/Notice';
import { useIntoView } from './useIntoView';

export interface RefusalProps {
  /** Why what was pressed was not done. */
  children: string;
}

/** Says beside what was pressed why it was not done, and comes into the window if it is not there. */
export function Refusal({ children }: RefusalProps) {
  const root = useIntoView<HTMLDivElement>(children);
  return (
    <div ref={root}>
      <Notice tone="error">{children}</Notice>
    </div>
  );
}
