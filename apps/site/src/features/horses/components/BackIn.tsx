import { CountdownTo } from '../../../shared/time/CountdownTo.tsx';

export interface BackInProps {
  /** The end of the horse's training session, ms. */
  until: number;
}

/** How long a horse is at work; at zero a steward is about to write what it gained. */
export function BackIn({ until }: BackInProps) {
  return <CountdownTo at={until} label="Back in" done="Back in a moment" />;
}
