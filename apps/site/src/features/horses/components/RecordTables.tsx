import { Grid, Table, type TableColumn } from '@furlong/ui';
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

/** How a horse has run under each condition. */
export function RecordTables({ tables }: { tables: readonly RecordTable[] }) {
  return (
    <Grid columnMin={440}>
      {tables.map(({ caption, head, rows }) => (
        <Table
          key={caption}
          caption={caption}
          columns={[{ id: 'label', head, cell: ({ label }) => label }, ...counts]}
          rows={rows}
          rowId={({ label }) => label}
        />
      ))}
    </Grid>
  );
}
