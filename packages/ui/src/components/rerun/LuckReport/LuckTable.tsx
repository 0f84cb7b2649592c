import { Meter } from '../../../primitives/Meter/Meter';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import { Text } from '../../../primitives/Text/Text';
import { type RankedHorse, rankedHorseColumn } from '../../horses/RankedName/rankedHorseColumn';
import * as styles from './LuckTable.css';

export interface LuckRow extends RankedHorse {
  /** Percent of the re-runs that it won, and how that is written: "30%", "<1%". */
  won: { percent: number; text: string };
  /** Mean place in the re-runs, such as "4.6". */
  expectedPlace: string;
  /** Luck of the day in lengths, signed: "+1.4", "−0.8". */
  luck: string;
}

export interface LuckTableProps {
  /** In finishing order. */
  rows: readonly LuckRow[];
  myHorseIds: readonly string[];
}

/** The figures of a luck report, and what they mean. */
export function LuckTable({ rows, myHorseIds }: LuckTableProps) {
  const mine = ({ horseId }: LuckRow) => myHorseIds.includes(horseId);
  const columns: readonly TableColumn<LuckRow>[] = [
    rankedHorseColumn(myHorseIds),
    {
      id: 'won',
      head: 'Re-runs won',
      cell: ({ won }) => (
        <span className={styles.won}>
          <Meter label="Re-runs won" labelHidden value={won.percent} valueText={won.text} />
        </span>
      ),
      wholeLine: true,
    },
    { id: 'expected', head: 'Expected place', cell: (row) => row.expectedPlace, numeric: true },
    { id: 'luck', head: 'Luck, lengths', cell: ({ luck }) => luck, numeric: true },
  ];
  return (
    <>
      <Table
        caption="Luck of the day"
        captionHidden
        columns={columns}
        rows={rows}
        rowId={({ horseId }) => horseId}
        marked={mine}
      />
      <Text size="small" tone="muted">
        Luck is how many lengths farther ahead of the field a horse finished than it does on
        average. What one has too much of, others lack: over the field it sums to zero.
      </Text>
    </>
  );
}
