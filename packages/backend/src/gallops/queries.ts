import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type Gallop,
  type GallopRow,
  type NotebookEntry,
  type NotebookRow,
  toGallop,
  toNotebookEntry,
} from './rows.ts';

/** Which page of a horse's gallops: after the last gallop of the page before. */
export interface GallopPage {
  readonly horseId: string;
  readonly after?: Pick<Gallop, 'id' | 'at'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** The gallops that the player's stable gave a horse, the newest first. */
export async function myGallops(
  backend: Backend,
  { horseId, after, limit }: GallopPage,
): Promise<Gallop[]> {
  const rows = await unwrap(
    backend
      .rpc('my_gallops', {
        p_horse_id: horseId,
        ...(after && { p_before_at: formatTimestamp(after.at), p_before_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<GallopRow[], { merge: false }>(),
  );
  return rows.map(toGallop);
}

/** What the gallops of a horse came to in the last four weeks, the question asked most often first. */
export async function myGallopNotebook(
  backend: Backend,
  { horseId }: { horseId: string },
): Promise<NotebookEntry[]> {
  const rows = await unwrap(
    backend
      .rpc('my_gallop_notebook', { p_horse_id: horseId })
      .overrideTypes<NotebookRow[], { merge: false }>(),
  );
  return rows.map(toNotebookEntry);
}
