import { ButtonLink, EmptyState, JockeyTable, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { Term } from '../../../shared/glossary/Term.tsx';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { useListPages } from '../../../shared/page/useListPages.ts';
import { paths } from '../../../shared/paths.ts';
import { jockeyTableQuery, type Span } from '../queries.ts';
import { rankJockeys, toJockeyRows } from '../toJockeyRows.ts';

const captions: Record<Span, string> = {
  season: 'Jockeys by wins this season',
  last: 'Jockeys by wins last season',
  all: 'Jockeys by wins of all time',
};

/** Jockeys that are told at first, and that each press adds. */
const aPage = 20;

/** All jockeys by wins in a span of time. */
export function LeadingJockeys({ span }: { span: Span }) {
  const table = useQuery(jockeyTableQuery(span));
  const rows = toJockeyRows(rankJockeys(table.data ?? []));
  const pages = useListPages(rows, aPage);
  if (anyFailed([table])) {
    return <QueryFailed title="The jockeys could not be loaded" queries={[table]} />;
  }
  if (!table.data) return <TableLoading heading="10rem" rows={10} />;
  if (span === 'last' && table.data.length === 0) {
    return (
      <EmptyState
        title="No races were run last season"
        hint="This season’s table fills with every race."
        action={<ButtonLink href={paths.jockeys}>See this season</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="medium">
      <JockeyTable caption={captions[span]} rows={pages.shown} />
      <ShowMore count={pages.shown.length} of="jockey" total={rows.length} pages={pages} />
      {rows.some(({ range }) => range !== null) && (
        <Text size="small" tone="muted">
          <Term of="against-the-line" /> is told of a jockey once there are rides enough.
        </Text>
      )}
    </Stack>
  );
}
