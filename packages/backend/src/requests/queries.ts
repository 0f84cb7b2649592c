import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type RaceRequest,
  type RequestWithEntries,
  type RequestWithEntriesRow,
  requestColumns,
  toRequestWithEntries,
} from './rows.ts';

/** Which page of the requests: those after the last of the page before. */
interface RequestPage {
  readonly after?: Pick<RaceRequest, 'id' | 'latestOff'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** The requests that wait for horses, the one that ends first before the others. */
export async function openRaceRequests(
  backend: Backend,
  { after, limit }: RequestPage = {},
): Promise<RequestWithEntries[]> {
  const rows = await unwrap(
    backend
      .rpc('open_race_requests', {
        ...(after && {
          p_after_latest: formatTimestamp(after.latestOff),
          p_after_id: after.id,
        }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .select(requestColumns)
      .overrideTypes<RequestWithEntriesRow[], { merge: false }>(),
  );
  return rows.map(toRequestWithEntries);
}

/** A request with its horses. @throws GameError 'race_request_not_found' */
export async function raceRequest(
  backend: Backend,
  { requestId }: { requestId: string },
): Promise<RequestWithEntries> {
  const row = await unwrap(
    backend
      .from('race_requests')
      .select(requestColumns)
      .eq('id', requestId)
      .maybeSingle()
      .overrideTypes<RequestWithEntriesRow, { merge: false }>(),
  );
  if (row === null) throw new GameError('race_request_not_found');
  return toRequestWithEntries(row);
}

/** How many horses of players fit a request that are not in it, a hundred at the most, and of how many stables. */
export async function horsesFittingRequest(
  backend: Backend,
  { requestId }: { requestId: string },
): Promise<{ horses: number; stables: number }> {
  const [row] = await unwrap(
    backend.rpc('horses_fitting_request', { p_race_request_id: requestId }),
  );
  return row ?? { horses: 0, stables: 0 };
}

/** In which request each of the player's horses waits that waits in one, by the horse's id. */
export async function myWaitingHorses(backend: Backend): Promise<Map<string, string>> {
  const rows = await unwrap(backend.rpc('my_waiting_horses'));
  return new Map(rows.map((row) => [row.horse_id, row.race_request_id]));
}
