import { formatMoney, purseOfFees } from '@furlong/game/rules';
import {
  EmptyState,
  Heading,
  Inline,
  LoadMore,
  RaceRequestRow,
  RaceRequestRows,
  RowButtonLink,
  Skeleton,
  Stack,
  Subsection,
  Text,
} from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dotted } from '../../../shared/format/dotted.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { anyFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { useMyStableId } from '../../stable/index.ts';
import { openRequestsQuery } from '../queries.ts';
import { nameOf, sayMissing, sayWhere, sayWhom } from '../requestWords.ts';

/** The races that owners ask for and that wait for horses, and the way to ask for another. */
export function OpenRequests() {
  return (
    <Stack gap="small">
      <Inline justify="between">
        <Heading level={2}>Race requests</Heading>
        <RowButtonLink href={paths.requestARace()}>Request a Race</RowButtonLink>
      </Inline>
      <Subsection>
        <Requests />
      </Subsection>
    </Stack>
  );
}

function Requests() {
  const requests = useInfiniteQuery(openRequestsQuery);
  const myStableId = useMyStableId();
  const now = useNow(30_000);
  if (anyFailed([requests])) {
    // They are asked for again each minute; the way to try again at once stands with the races.
    return <Text tone="muted">The race requests could not be loaded.</Text>;
  }
  if (!requests.data) return <Skeleton height="5rem" />;
  const listed = requests.data.pages.flat();
  if (listed.length === 0) {
    return (
      <EmptyState
        title="No race is asked for"
        hint="Nothing suits your horse? Ask for the race that does, and let others join."
        quiet
      />
    );
  }
  return (
    <>
      <RaceRequestRows label="Race requests">
        {listed.map((seen) => {
          const { request, entries } = seen;
          return (
            <RaceRequestRow
              key={request.id}
              name={nameOf(request)}
              href={paths.raceRequest(request.id)}
              grade={request.grade}
              summary={dotted([
                ...(request.club === null ? [] : [`Among ${request.club}`]),
                sayWhere(request),
                sayWhom(request),
              ])}
              joined={entries}
              places={request.runners}
              missing={sayMissing(seen, now)}
              purse={formatMoney(purseOfFees(request))}
              entryFee={formatMoney(request.entryFee)}
              mine={entries.some(({ stableId }) => stableId === myStableId)}
            />
          );
        })}
      </RaceRequestRows>
      {requests.hasNextPage && (
        <LoadMore
          of="requests"
          summary={`${pluralize(listed.length, 'request')} shown`}
          onLoadMore={() => void requests.fetchNextPage()}
          busy={requests.isFetchingNextPage}
        />
      )}
    </>
  );
}
