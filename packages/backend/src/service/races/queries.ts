import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp, parseTimestamp, parseTimestampOrNull } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';
import { type RaceInput, type RaceInputRow, toRaceInput } from './rows.ts';

/** The declared field, hidden talents included: in the order of the draw once there is one. */
export async function raceInputs(
  backend: ServiceBackend,
  { raceId }: { raceId: string },
): Promise<RaceInput[]> {
  const rows = await unwrap(
    backend
      .rpc('race_inputs', { p_race_id: raceId })
      .overrideTypes<RaceInputRow[], { merge: false }>(),
  );
  return rows.map(toRaceInput);
}

/** The seed before it is revealed, 64 hex digits. */
export async function raceSecret(
  backend: ServiceBackend,
  { raceId }: { raceId: string },
): Promise<string> {
  return unwrap(backend.rpc('race_secret', { p_race_id: raceId }));
}

/** The terms that a race was opened under, as canonical JSON. */
export async function raceTerms(
  backend: ServiceBackend,
  { raceId }: { raceId: string },
): Promise<string> {
  const opening = await unwrap(
    backend
      .from('openings')
      .select('terms')
      .eq('race_id', raceId)
      .single()
      .overrideTypes<{ terms: string }, { merge: false }>(),
  );
  return opening.terms;
}

/** When a race has something due next, in ms since 1970: it may be past. Null when there is none. */
export async function nextDueAt(backend: ServiceBackend): Promise<number | null> {
  const due = await unwrap(
    backend.rpc('next_due_at').overrideTypes<string | null, { merge: false }>(),
  );
  return parseTimestampOrNull(due);
}

/**
 * The ids of the races that are open for entries and go off at `from` (ms since 1970) or later, without those of
 * championships, which are opened longer before.
 */
export async function openRacesFrom(
  backend: ServiceBackend,
  { from }: { from: number },
): Promise<string[]> {
  const rows = await unwrap(
    backend
      .from('races')
      .select('id')
      .eq('status', 'open')
      .is('championship', null)
      .gte('off_at', formatTimestamp(from)),
  );
  return rows.map(({ id }) => id);
}

/**
 * The offs of the races of a span that are over: `from` included, `to` not, in ms since 1970. A claiming race whose
 * entries closed on too few runners is over before its off, and no other is to be opened in its place.
 */
export async function offsOfRacesOver(
  backend: ServiceBackend,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const rows = await unwrap(
    backend
      .from('races')
      .select('off_at, claim_price, void_reason')
      .in('status', ['finished', 'void'])
      .gte('off_at', formatTimestamp(from))
      .lt('off_at', formatTimestamp(to)),
  );
  return rows
    .filter((row) => row.claim_price === null || row.void_reason !== 'too_few_runners')
    .map((row) => parseTimestamp(row.off_at));
}
