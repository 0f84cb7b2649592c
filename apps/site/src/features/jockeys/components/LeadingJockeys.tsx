import { ButtonLink, EmptyState, JockeyTable } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { jockeyTableQuery, type Span } from '../queries.ts';
import { rankJockeys, toJockeyRows } from '../toJockeyRows.ts';

const captions: Record<Span, string> = {
  season: 'Jockeys by wins this season',
  last: 'Jockeys by wins last season',
  all: 'Jockeys by wins of all time',
};

/** All jockeys by wins in a span of time. */
export function LeadingJockeys({ span }: { span: Span }) {
  const table = useQuery(jockeyTableQuery(span));
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
  return <JockeyTable caption={captions[span]} rows={toJockeyRows(rankJockeys(table.data))} />;
}
