import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type MyPaper,
  type MyPaperRow,
  type PaperDay,
  type PaperDayRow,
  type RaceToWatch,
  type RaceToWatchRow,
  toMyPaper,
  toPaperDay,
  toRaceToWatch,
} from './rows.ts';

/**
 * What the racing of a day ('2026-11-28', by UTC; today for null) and of the day before had to tell, the earlier first.
 */
export async function paperDays(
  backend: Backend,
  { day }: { day: string | null },
): Promise<PaperDay[]> {
  const rows = await unwrap(
    backend
      .rpc('paper_days', day === null ? {} : { p_day: day })
      .overrideTypes<PaperDayRow[], { merge: false }>(),
  );
  return rows.map(toPaperDay);
}

/** The three races of the next 24 hours with the greatest purses. */
export async function racesToWatch(backend: Backend): Promise<RaceToWatch[]> {
  const rows = await unwrap(
    backend.rpc('races_to_watch').overrideTypes<RaceToWatchRow[], { merge: false }>(),
  );
  return rows.map(toRaceToWatch);
}

/**
 * What the player's stable did on the day before one, or for null since the visit before this; null without a
 * stable.
 */
export async function myPaper(
  backend: Backend,
  { day }: { day: string | null },
): Promise<MyPaper | null> {
  const [row] = await unwrap(
    backend
      .rpc('my_paper', day === null ? {} : { p_day: day })
      .overrideTypes<MyPaperRow[], { merge: false }>(),
  );
  return row === undefined ? null : toMyPaper(row);
}
