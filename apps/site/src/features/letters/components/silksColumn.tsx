import type { CorrespondingStable } from '@furlong/backend';
import { Silks, type TableColumn } from '@furlong/ui';

/** The colours of a stable, before the lines of its row. */
export const silksColumn = <Row extends { stable: CorrespondingStable }>(): TableColumn<Row> => ({
  ...{ id: 'silks', head: 'Silks', besideName: 'aside' },
  cell: ({ stable }) => <Silks design={stable.silks} size={36} decorative />,
});
