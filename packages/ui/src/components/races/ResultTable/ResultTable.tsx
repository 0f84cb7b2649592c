import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './ResultTable.css';

export interface ResultRow {
  horseId: string;
  /** Finishing position; two horses of a dead heat share it. */
  place: number;
  horse: string;
  stable: string;
  silks: SilksDesign;
  /** Starting stall. */
  draw: number;
  /** Weight carried, such as "9-4" or "130 lb". */
  weight: string;
  /** Distance behind the horse in front, such as "neck". Empty for the winner. */
  margin: string;
  time: string;
  /** Money won, or null out of the money. */
  prize: string | null;
}

export interface ResultTableProps {
  /** Names the table: the race. */
  race: string;
  /** In finishing order. */
  rows: readonly ResultRow[];
  /** The player's own runners, which are marked. */
  myHorseIds?: readonly string[];
}

/** The official result of a race. On a phone each runner becomes a card of its own. */
export function ResultTable({ race, rows, myHorseIds = [] }: ResultTableProps) {
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <span className={styles.race}>{race}</span>
          <span className={styles.official}>Official</span>
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Horse</th>
            <th scope="col" className={styles.figureHead}>
              Draw
            </th>
            <th scope="col" className={styles.figureHead}>
              Weight
            </th>
            <th scope="col" className={styles.figureHead}>
              Margin
            </th>
            <th scope="col" className={styles.figureHead}>
              Time
            </th>
            <th scope="col" className={styles.figureHead}>
              Prize
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Runner key={row.horseId} row={row} mine={myHorseIds.includes(row.horseId)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RunnerProps {
  row: ResultRow;
  mine: boolean;
}

function Runner({ row, mine }: RunnerProps) {
  const { place, horse, stable, silks, draw, weight, margin, time, prize } = row;
  return (
    <tr className={styles.row} data-winner={place === 1 || undefined} data-mine={mine || undefined}>
      <td className={styles.place}>{place}</td>
      <th scope="row" className={styles.runner}>
        <span className={styles.identity}>
          <Silks design={silks} size={36} decorative />
          <span className={styles.names}>
            <span className={styles.horse}>
              {horse} {mine && <OwnBadge />}
            </span>
            <span className={styles.stable}>{stable}</span>
          </span>
        </span>
      </th>
      <td className={styles.figure} data-label="Draw">
        {draw}
      </td>
      <td className={styles.figure} data-label="Weight">
        {weight}
      </td>
      <td className={styles.figure} data-label="Margin">
        {margin || '–'}
      </td>
      <td className={styles.figure} data-label="Time">
        {time}
      </td>
      <td className={styles.prize} data-label="Prize">
        {prize ?? '–'}
      </td>
    </tr>
  );
}
