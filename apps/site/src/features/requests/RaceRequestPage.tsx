import type { RequestWithEntries } from '@furlong/backend';
import { formatMoney, purseOfFees } from '@furlong/game/rules';
import {
  ButtonLink,
  Card,
  Fact,
  Facts,
  GradeBadge,
  Heading,
  Inline,
  Money,
  RequestPlaces,
  Skeleton,
  Stack,
  Tag,
  Text,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useMyStableId } from '../stable/index.ts';
import { Joining } from './components/Joining.tsx';
import { headOfRequest, raceRequestHead } from './heads.ts';
import { fittingQuery, requestQuery } from './queries.ts';
import {
  nameOf,
  sayFitting,
  sayMissing,
  sayOff,
  sayStables,
  sayState,
  sayWhere,
  sayWhom,
} from './requestWords.ts';
import { toRequestPlaces } from './toRequestPlaces.ts';

/** A race that an owner asked for: how many it lacks, who is in it, and the way in. */
export default function RaceRequestPage() {
  const { requestId = '' } = useParams();
  const request = useQuery(requestQuery(requestId));
  const fitting = useQuery(fittingQuery(requestId));

  // An address that is no request's is refused as malformed before anything is looked up.
  const code = errorCodeOf(request.error);
  if (code === 'race_request_not_found' || code === 'bad_request') return <NotFound />;
  if (anyFailed([request])) {
    return <QueryFailed title="The request could not be loaded" queries={[request]} />;
  }
  if (!request.data || fitting.isPending) return <RequestLoading />;
  return <Shown seen={request.data} fitting={fitting.data ?? null} />;
}

interface ShownProps {
  seen: RequestWithEntries;
  /** Null where it could not be counted. */
  fitting: { horses: number; stables: number } | null;
}

function Shown({ seen, fitting }: ShownProps) {
  const { request, entries, stableName } = seen;
  const now = useNow(15_000);
  const myStableId = useMyStableId();
  const open = request.state === 'open';
  const stables = sayStables(seen);
  return (
    <Stack gap="large">
      <PageHead {...headOfRequest(seen)} />
      <Stack gap="xsmall">
        <Inline gap="small">
          <GradeBadge grade={request.grade} />
          <Text tone="muted">Race request of {stableName}</Text>
          {request.club !== null && <Tag>{`Among ${request.club}`}</Tag>}
        </Inline>
        <Heading level={1}>{nameOf(request)}</Heading>
        <Text tone="muted">{sayWhere(request)}</Text>
        <Text tone="muted">{sayWhom(request)}</Text>
      </Stack>
      <Card element="section">
        <Stack gap="medium">
          <Heading level={2}>{sayState(seen, now)}</Heading>
          {open && fitting && <Text>{sayFitting(fitting)}</Text>}
          <Facts>
            <Fact label="Fee" size="large">
              <Money amount={formatMoney(request.entryFee)} />
            </Fact>
            <Fact label="Purse" size="large">
              <Money amount={formatMoney(purseOfFees(request))} tone="gold" />
            </Fact>
            <Fact label="Off">{sayOff(request, now)}</Fact>
            <Fact label="Joined">{`${entries.length} of ${request.runners}`}</Fact>
          </Facts>
          {request.raceId !== null && (
            <Inline>
              <ButtonLink href={paths.race(request.raceId)}>To the race</ButtonLink>
            </Inline>
          )}
        </Stack>
      </Card>
      {entries.length > 0 && (
        <Stack gap="small">
          <Heading level={2}>{open ? 'Who is in' : 'Who was in'}</Heading>
          <RequestPlaces
            joined={toRequestPlaces(entries, myStableId)}
            places={open ? request.runners : entries.length}
          />
          {stables !== null && <Text tone="muted">{stables}</Text>}
        </Stack>
      )}
      <Text tone="muted">
        The purse is nine tenths of the fees, and nothing is added. Your fee comes back if you leave
        before it is full, and if it does not fill in time.
      </Text>
      {open && <Joining seen={seen} missing={sayMissing(seen, now)} />}
    </Stack>
  );
}

function RequestLoading() {
  return (
    <Stack gap="large">
      <PageHead {...raceRequestHead} />
      <Skeleton width="18rem" height="3rem" />
      <Skeleton height="13rem" />
      <Skeleton height="9rem" />
    </Stack>
  );
}
