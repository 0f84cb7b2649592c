import type { Silks } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { FirstVisitStep } from './rows.ts';

/**
 * Registers new colours for the player's stable. Races whose field is final keep the old ones.
 * @throws GameError 'silks_taken' where another stable has the same look
 */
export async function changeSilks(
  backend: Backend,
  { silks, requestId }: { silks: Silks; requestId: string },
): Promise<void> {
  await unwrap(
    backend.rpc('change_silks', { p_silks: JSON.stringify(silks), p_request_id: requestId }),
  );
}

/** Leaves a step of the first visit: it is not shown again, on no device. */
export async function leaveFirstVisitStep(
  backend: Backend,
  { step, requestId }: { step: FirstVisitStep; requestId: string },
): Promise<void> {
  await unwrap(backend.rpc('leave_first_visit_step', { p_step: step, p_request_id: requestId }));
}
