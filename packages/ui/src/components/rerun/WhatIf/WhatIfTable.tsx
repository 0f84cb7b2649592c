import { Table, type TableColumn } from '../../../primitives/Table/Table';
import { Tag } from '../../../primitives/Tag/Tag';
import { type RankedHorse, rankedHorseColumn } from '../../horses/RankedName/rankedHorseColumn';

export interface WhatIfRow extends RankedHorse {
  /** Something of it was changed. */
  changed: boolean;
  /** Distance behind the horse in front, such as "neck". Empty for the winner. */
  margin: string;
  time: string;
  /** What it did in the race itself, such as "3rd in 1:10.23". */
  inTheRace: string;
  /** Seconds by which it is slower than it was, signed: "+0.12", "−0.08", "0.00". */
  slower: string;
}

export interface WhatIfTableProps {
  /** In the order in which they finish now. */
  rows: readonly WhatIfRow[];
  myHorseIds: readonly string[];
}

/** How a changed race ends, beside the race as it was run. */
export function WhatIfTable({ rows, myHorseIds }: WhatIfTableProps) {
  const mine = ({ horseId }: WhatIfRow) => myHorseIds.includes(horseId);
  const columns: readonly TableColumn<WhatIfRow>[] = [
    rankedHorseColumn(myHorseIds, ({ changed }) => changed && <Tag>Changed</Tag>),
    { id: 'margin', head: 'Margin', cell: ({ margin }) => margin || '–', numeric: true },
    { id: 'time', head: 'Time', cell: ({ time }) => time, numeric: true },
    { id: 'race', head: 'In the race', cell: ({ inTheRace }) => inTheRace, numeric: true },
    { id: 'slower', head: 'Seconds slower', cell: ({ slower }) => slower, numeric: true },
  ];
  return (
    <Table
      caption="The race with what is changed"
      captionHidden
      columns={columns}
      rows={rows}
      rowId={({ horseId }) => horseId}
      marked={mine}
    />
  );
}
