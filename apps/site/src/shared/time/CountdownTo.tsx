import { Countdown, type CountdownProps } from '@furlong/ui';
import { useNow } from './useNow.ts';

export interface CountdownToProps extends Omit<CountdownProps, 'seconds'> {
  /** The moment it counts to, ms. */
  at: number;
}

/** Counts to a moment by the server's time. It ticks alone: what stands around it need not. */
export function CountdownTo({ at, ...props }: CountdownToProps) {
  return <Countdown {...props} seconds={Math.ceil((at - useNow()) / 1_000)} />;
}
