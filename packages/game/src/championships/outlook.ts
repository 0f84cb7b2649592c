import { AUTOMATIC_PLACES, INVITED } from './order.ts';

/** A row of a division's table, as everybody may read it. Tables stand in the order of their ranks. */
export interface TableRow {
  readonly horseId: string;
  readonly points: number;
  /** It has won a race whose winner goes straight to the final. */
  readonly automatic: boolean;
}

/** How a horse stands to its division's final before the last qualifier is run. */
export type Outlook = 'won-in' | 'safe' | 'in' | 'possible' | 'out';

/** Who would be in by winning, and who by points, were the final drawn now. */
function drawnNow(table: readonly TableRow[]) {
  const winners = table.filter(({ automatic }) => automatic).slice(0, AUTOMATIC_PLACES);
  const byPoints = table.filter((each) => each.points > 0 && !winners.includes(each));
  const places = INVITED - winners.length;
  return { winners, byPoints: byPoints.slice(0, places), places };
}

/** The last that would be in by points were the final drawn now; null while places are left over. */
export function cutOf<Row extends TableRow>(table: readonly Row[]): Row | null {
  const { byPoints, places } = drawnNow(table);
  const last = byPoints.length < places ? undefined : byPoints.at(-1);
  return table.find((each) => each === last) ?? null;
}

/**
 * How many points a horse lacks to be above the cut as the table stands: 0 for one that is in, or where
 * places are left over for any who score. Whole points.
 */
export function lacking(table: readonly TableRow[], horseId: string): number {
  const { winners, byPoints } = drawnNow(table);
  if ([...winners, ...byPoints].some((each) => each.horseId === horseId)) return 0;
  const own = table.find((each) => each.horseId === horseId)?.points ?? 0;
  const cut = cutOf(table);
  return cut === null ? 1 : Math.floor(cut.points - own) + 1;
}

/**
 * What can still become of a horse, counted from the points still to be had and never guessed. `safe`: not
 * even if all that is left went to those behind it, and three others won their way in, would it be out.
 * `out`: not even by winning everything that is left would it be in.
 * @param toCome what each qualifier that is not settled yet offers, first to fifth; `automaticToCome` of
 *   them take their winner in
 */
export function outlookOf(
  table: readonly TableRow[],
  horseId: string,
  { toCome, automaticToCome }: { toCome: readonly (readonly number[])[]; automaticToCome: number },
): Outlook {
  const { winners, byPoints } = drawnNow(table);
  const isIt = (each: TableRow) => each.horseId === horseId;
  if (winners.some(isIt) && isSettled(table, winners.length, automaticToCome)) return 'won-in';
  const own = table.find(isIt)?.points ?? 0;
  if (own > 0 && isSafe(table, horseId, own, toCome)) return 'safe';
  if (winners.some(isIt) || byPoints.some(isIt)) return 'in';
  const most = toCome.reduce((sum, points) => sum + (points[0] ?? 0), own);
  const cut = cutOf(table);
  return most > 0 && (automaticToCome > 0 || cut === null || most >= cut.points)
    ? 'possible'
    : 'out';
}

/** No more can win their way in than there are places for them. */
function isSettled(table: readonly TableRow[], winners: number, automaticToCome: number): boolean {
  const all = table.filter(({ automatic }) => automatic).length;
  return all === winners && all + automaticToCome <= AUTOMATIC_PLACES;
}

/** Whether too few others can come level with it for all that is left. */
function isSafe(
  table: readonly TableRow[],
  horseId: string,
  own: number,
  toCome: readonly (readonly number[])[],
): boolean {
  const left = toCome.flat().reduce((sum, each) => sum + each, 0);
  const places = INVITED - AUTOMATIC_PLACES;
  const others = table.filter((each) => each.horseId !== horseId);
  const behind = others
    .map(({ points }) => Math.max(0, own - points))
    .concat(Array.from({ length: places }, () => own))
    .sort((a, b) => a - b);
  const needed = behind.slice(0, places).reduce((sum, each) => sum + each, 0);
  return needed > left;
}
