import { claimWindow } from '@furlong/game/rules';
import { ButtonLink, EmptyState, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useViewer } from '../auth/index.ts';
import { useMyStable } from '../stable/index.ts';
import { RaceToClaimFrom } from './components/RaceToClaimFrom.tsx';
import { claimAHorseHead } from './heads.ts';
import { claimingRacesQuery } from './queries.ts';

/** Claim a Horse: the claiming races of today, and the claim. For everybody to look at. */
export default function ClaimAHorsePage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...claimAHorseHead}
        intro="Every runner of a claiming race can be claimed at the race’s price, from the close of entries until shortly before the off. Where several claim one horse, the race’s own seed draws, and anybody can check it."
      />
      <ClaimingRaces />
    </Stack>
  );
}

function ClaimingRaces() {
  const { playerId, known } = useViewer();
  const races = useQuery({ ...claimingRacesQuery(playerId), enabled: known });
  const stable = useMyStable();
  const now = useNow(1_000);
  if (anyFailed([races])) {
    return <QueryFailed title="The claiming races could not be loaded" queries={[races]} />;
  }
  if (!races.data || stable.isLoading) return <TableLoading heading={null} rows={8} />;
  const open = races.data.filter(
    ({ closesAt, claimsShutAt }) =>
      claimWindow({ closesAt, shutsAt: claimsShutAt }, now) !== 'shut',
  );
  if (open.length === 0) {
    return (
      <EmptyState
        title="No claiming race is to come"
        hint="There are some on every day. Look in again shortly."
        action={<ButtonLink href={paths.futureRaces}>See the races to come</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="large">
      {open.map((race) => (
        <RaceToClaimFrom key={race.id} race={race} stable={stable.data ?? null} now={now} />
      ))}
    </Stack>
  );
}
