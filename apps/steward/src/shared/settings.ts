import type { ServiceBackend } from '@furlong/backend/service';
import { databaseNow } from '../scheduler/databaseNow.ts';

export interface StewardSettings {
  backend: ServiceBackend;
  /** Under which this steward claims races. Two stewards that run at once have different names. */
  name: string;
  /** Minutes from one off to the next. Default 2, the embedded game's pace. */
  everyMinutes: number;
  /** Seconds before the off at which entries close and the card is published. Default 60. */
  closeSecondsBefore: number;
  /**
   * Seconds before the off at which entries of a claiming race close and its runners can be claimed. Default: ten
   * times from one off to the next, 20 minutes at the embedded game's pace, so that one window is nearly always open.
   */
  claimsOpenSecondsBefore: number;
  /** Seconds before the off at which its claims shut. Default: as from one off to the next, at most ten minutes. */
  claimsShutSecondsBefore: number;
  /** Runs of the card that a morning line rests on. Default 400, about a second; 0 publishes none. */
  morningLineSimulations: number;
  /** Minutes ahead for which the programme is open. Default: thirty races. */
  horizonMinutes: number;
  /**
   * Addresses of the public beacon, asked in turn, such as https://api.drand.sh. Default none: races
   * are opened without a beacon.
   */
  beaconAddresses: readonly string[];
  /** The clock that a round goes by, in ms since 1970. Default: the database's. */
  now: () => Promise<number>;
  /** Called with what went wrong; the steward goes on. */
  onError: (message: string, error: unknown) => void;
}

/** What has to be given; the rest has the embedded game's values. */
export type StewardOptions = Pick<StewardSettings, 'backend' | 'name'> & Partial<StewardSettings>;

export function withDefaults(options: StewardOptions): StewardSettings {
  const { backend, everyMinutes = 2 } = options;
  return {
    everyMinutes,
    closeSecondsBefore: 60,
    claimsOpenSecondsBefore: 10 * everyMinutes * 60,
    claimsShutSecondsBefore: Math.min(10, everyMinutes) * 60,
    morningLineSimulations: 400,
    horizonMinutes: 30 * everyMinutes,
    beaconAddresses: [],
    now: () => databaseNow(backend),
    onError: (message, error) => console.error(message, error),
    ...options,
  };
}
