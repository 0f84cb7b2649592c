import type { PlannedRace } from '@furlong/game/rules';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** Claims the race request with the earliest thing due at `at` for the lease. Null if nothing is due. */
export async function claimDueRaceRequest(
  backend: ServiceBackend,
  { steward, at, leaseSeconds }: { steward: string; at: number; leaseSeconds: number },
): Promise<string | null> {
  return unwrap(
    backend
      .rpc('claim_due_race_request', {
        p_steward: steward,
        p_at: formatTimestamp(at),
        p_lease_seconds: leaseSeconds,
      })
      .overrideTypes<string | null, { merge: false }>(),
  );
}

/** Opens a full request as a race with its horses entered; answers the race's id. A second call answers the same. */
export async function openRequestedRace(
  backend: ServiceBackend,
  {
    requestId,
    race,
    closesAt,
    seed,
    engine,
    terms,
    at,
  }: {
    requestId: string;
    race: Pick<PlannedRace, 'name' | 'going' | 'conditions'>;
    closesAt: number;
    /** 64 hex digits. */
    seed: string;
    engine: string;
    /** What the race is bound to, as canonical JSON: that what was asked for is in it. */
    terms: string;
    at: number;
  },
): Promise<string> {
  return unwrap(
    backend.rpc('open_requested_race', {
      p_race_request_id: requestId,
      p_name: race.name,
      p_going: race.going,
      p_conditions: race.conditions,
      p_closes_at: formatTimestamp(closesAt),
      p_seed: seed,
      p_engine: engine,
      p_terms: terms,
      p_at: formatTimestamp(at),
    }),
  );
}

/** Ends a request whose time is up: all fees go back. Answers how it ended; a second call changes nothing. */
export async function expireRaceRequest(
  backend: ServiceBackend,
  { requestId, at }: { requestId: string; at: number },
): Promise<string> {
  return unwrap(
    backend.rpc('expire_race_request', {
      p_race_request_id: requestId,
      p_at: formatTimestamp(at),
    }),
  );
}
