import type { ReactNode } from 'react';
import type { TableColumn } from '../../../primitives/Table/Table';
import type { SilksDesign } from '../Silks/design';
import { RankedName } from './RankedName';
import * as styles from './rankedHorseColumn.css';

/** A horse in a table of a race. */
export interface RankedHorse {
  horseId: string;
  /** Finishing position; two horses of a dead heat share it. */
  place: number;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  silks: SilksDesign;
}

/**
 * The column that says whose a row is.
 * @param beside what is said of it beside its name, if anything
 */
export function rankedHorseColumn<Row extends RankedHorse>(
  myHorseIds: readonly string[],
  beside: (row: Row) => ReactNode = () => null,
): TableColumn<Row> {
  return {
    id: 'horse',
    head: 'Horse',
    cell: (row) => (
      <span className={styles.named}>
        <RankedName
          label="Place"
          place={row.place}
          leading={row.place === 1}
          silks={row.silks}
          name={row.horse}
          href={row.horseHref}
          mine={myHorseIds.includes(row.horseId)}
        />
        {beside(row)}
      </span>
    ),
  };
}
