import { Table, type TableColumn, Tabs } from '@furlong/ui';
import { useState } from 'react';
import type { RecordRow, RecordTable } from '../toRecordTables.ts';

const counts: readonly TableColumn<RecordRow>[] = [
  { id: 'runs', head: 'Runs', cell: ({ runs }) => runs, numeric: true, besideName: 'behind' },
  { id: 'wins', head: 'Wins', cell: ({ wins }) => wins, numeric: true, besideName: 'behind' },
  {
    id: 'places',
    // Never broken: its column is as narrow as the others.
    head: 'First\u00a03',
    cell: ({ places }) => places,
    numeric: true,
    besideName: 'behind',
  },
];

/** How a horse has run, by one condition at a time. */
export function RecordTables({ tables }: { tables: readonly [RecordTable, ...RecordTable[]] }) {
  const [usual] = tables;
  const [by, setBy] = useState(usual.head);
  const { caption, head, rows } = tables.find((table) => table.head === by) ?? usual;
  return (
    <Tabs
      label="Record by"
      tabs={tables.map((table) => ({ value: table.head, label: table.head }))}
      value={head}
      onChange={({ value }) => setBy(value)}
    >
      <Table
        caption={caption}
        captionHidden
        columns={[{ id: 'label', head, cell: ({ label }) => label }, ...counts]}
        rows={rows}
        rowId={({ label }) => label}
      />
    </Tabs>
  );
}
