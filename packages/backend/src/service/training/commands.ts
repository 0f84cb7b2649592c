import { type SessionOutcome, trainedTalents } from '@furlong/game/rules';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';
import { type SessionRow, type TrainingSession, toSession } from '../../training/rows.ts';

/** Claims the session that ended first, by `at`, for the lease. Returns its id, or null for none. */
export async function claimDueSession(
  backend: ServiceBackend,
  { steward, at, leaseSeconds }: { steward: string; at: number; leaseSeconds: number },
): Promise<string | null> {
  return unwrap(
    backend
      .rpc('claim_due_session', {
        p_steward: steward,
        p_at: formatTimestamp(at),
        p_lease_seconds: leaseSeconds,
      })
      .overrideTypes<string | null, { merge: false }>(),
  );
}

/** Writes what a session gave. A second call changes nothing and returns the same. */
export async function endTraining(
  backend: ServiceBackend,
  { sessionId, outcome, at }: { sessionId: string; outcome: SessionOutcome; at: number },
): Promise<TrainingSession> {
  const row = await unwrap(
    backend
      .rpc('end_training', {
        p_session_id: sessionId,
        p_condition: outcome.condition,
        p_energy: outcome.energy,
        p_overreached: outcome.overreached,
        p_gains: trainedTalents.map((talent) => outcome.gains[talent]),
        p_at: formatTimestamp(at),
      })
      .overrideTypes<SessionRow, { merge: false }>(),
  );
  return toSession(row);
}
