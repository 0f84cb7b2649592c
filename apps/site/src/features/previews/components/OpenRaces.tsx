import type { RaceToPreview } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import { EmptyState, Link, Stack, Table, type TableColumn, Text, TwoLines } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { useQuery } from '@tanstack/react-query';
import { dotted } from '../../../shared/format/dotted.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { formatTime } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { CountdownTo } from '../../../shared/time/CountdownTo.tsx';
import { whenTaken } from '../previewWords.ts';
import { racesToPreviewQuery } from '../queries.ts';

/** The races of which previews are taken now. */
export function OpenRaces() {
  const races = useQuery(racesToPreviewQuery);
  if (anyFailed([races])) {
    return <QueryFailed title="The races could not be loaded" queries={[races]} />;
  }
  if (!races.data) return <TableLoading heading={null} rows={3} />;
  return (
    <Stack gap="medium">
      <Text tone="muted">{whenTaken}</Text>
      {races.data.length === 0 ? (
        <EmptyState
          title="No field is frozen at the moment"
          hint="The next race is here as soon as its entries close. This page looks for it by itself."
        />
      ) : (
        <Table
          caption="Races to preview, the next off first"
          captionHidden
          columns={columns}
          rows={races.data}
          rowId={({ id }) => id}
          nameColumn="race"
        />
      )}
    </Stack>
  );
}

const columns: readonly TableColumn<RaceToPreview>[] = [
  {
    ...{ id: 'race', head: 'Race' },
    cell: ({ id, name, grade, distance, trackId }) => (
      <TwoLines second={dotted([grade, formatMetres(distance), tracks[trackId].name])}>
        <Link href={paths.racePreviews(id)} variant="quiet">
          {name}
        </Link>
      </TwoLines>
    ),
  },
  {
    ...{ id: 'runners', head: 'Field', besideName: 'under' },
    cell: ({ runners }) => pluralize(runners, 'runner'),
  },
  {
    ...{ id: 'off', head: 'Off', besideName: 'under', cardHead: true },
    cell: ({ offAt }) => formatTime(offAt),
  },
  {
    ...{ id: 'left', head: 'Left', besideName: 'under' },
    cell: ({ offAt }) => <CountdownTo label="Taken for" at={offAt} done="Off" />,
  },
];
