import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** A step of the turn of a season, which a steward has claimed. */
export interface ClaimedTurnStep {
  /** The season that is over, or in its last week. */
  readonly season: number;
  readonly step: string;
}

/**
 * Claims the first step of a season's turn that is due at `at` (ms since 1970), among those that the steward
 * knows; null where there is none, or another steward is at it.
 */
export async function claimTurnStep(
  backend: ServiceBackend,
  claim: { steward: string; steps: readonly string[]; at: number; leaseSeconds: number },
): Promise<ClaimedTurnStep | null> {
  const [step] = await unwrap(
    backend.rpc('claim_turn_step', {
      p_steward: claim.steward,
      p_steps: [...claim.steps],
      p_at: formatTimestamp(claim.at),
      p_lease_seconds: claim.leaseSeconds,
    }),
  );
  return step ?? null;
}

/**
 * Ends a claim: the step is `done`, or due again a minute later. False where it is another's by now.
 * `at` in ms since 1970.
 */
export async function endTurnStep(
  backend: ServiceBackend,
  {
    season,
    step,
    steward,
    done,
    at,
  }: ClaimedTurnStep & { steward: string; done: boolean; at: number },
): Promise<boolean> {
  return unwrap(
    backend.rpc('end_turn_step', {
      p_season: season,
      p_step: step,
      p_steward: steward,
      p_done: done,
      p_at: formatTimestamp(at),
    }),
  );
}

/** Closes the books of a part of the stables for a season that is over; returns how many, 0 once all are. */
export async function closeSeasonBooks(
  backend: ServiceBackend,
  { season, at }: { season: number; at: number },
): Promise<number> {
  return unwrap(backend.rpc('close_season_books', { p_season: season, p_at: formatTimestamp(at) }));
}

/** Makes the awards of a season whose books are closed, once. */
export async function makeSeasonAwards(
  backend: ServiceBackend,
  { season }: { season: number },
): Promise<void> {
  await unwrap(backend.rpc('make_season_awards', { p_season: season }));
}

/** How many horses the house still has that it sends out no more at `at` (ms since 1970). */
export async function houseHorsesToRetire(
  backend: ServiceBackend,
  { at }: { at: number },
): Promise<number> {
  return unwrap(backend.rpc('house_horses_to_retire', { p_at: formatTimestamp(at) }));
}
