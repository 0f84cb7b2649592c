import type { Race, Runner } from '@furlong/backend';
import { EmptyState, Heading, Link, Skeleton, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { CountdownTo } from '../../../shared/time/CountdownTo.tsx';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { usePlayerId } from '../../auth/index.ts';
import { useMyStable } from '../../stable/index.ts';
import { whenTaken } from '../previewWords.ts';
import { myPreviewQuery, racePreviewsQuery } from '../queries.ts';
import { OpenedPreviews } from './OpenedPreviews.tsx';
import { PreviewForm } from './PreviewForm.tsx';
import { Reviews } from './Reviews.tsx';

export interface RaceInPreviewsProps {
  race: Race;
  runners: readonly Runner[];
}

/** A race as its previews go: to come, taken, sealed at the off, opened, scored and reviewed. */
export function RaceInPreviews({ race, runners }: RaceInPreviewsProps) {
  const playerId = usePlayerId();
  const now = useNowAt([race.closesAt, race.offAt]);
  const stable = useMyStable();
  const { status } = race;
  const myStableId = stable.data?.id ?? null;
  const field = runners.toSorted((a, b) => (a.draw ?? 0) - (b.draw ?? 0));
  if (status === 'open') {
    return (
      <Stack gap="medium">
        <CountdownTo label="Previews are taken in" at={race.closesAt} done="Entries are closing" />
        <Text tone="muted">{whenTaken}</Text>
      </Stack>
    );
  }
  if (field.every(({ winChance }) => winChance === null)) {
    return (
      <Stack gap="large">
        <EmptyState
          title="This race has no previews"
          hint="It has no morning line that they could be measured by."
        />
        {status === 'finished' && <Reviews raceId={race.id} myStableId={myStableId} />}
      </Stack>
    );
  }
  if (status === 'closed') {
    return now >= race.offAt ? (
      <Text>The race is off. Its previews open in a moment.</Text>
    ) : playerId === '' ? (
      <EmptyState
        title="Previews are taken now"
        hint="Sign in to publish yours. All are read from the off on."
      />
    ) : (
      <Taken race={race} runners={field} playerId={playerId} />
    );
  }
  return (
    <Stack gap="xlarge">
      <Opened race={race} runners={field} myStableId={myStableId} />
      {status !== 'running' && <Reviews raceId={race.id} myStableId={myStableId} />}
    </Stack>
  );
}

function Taken({ race, runners, playerId }: RaceInPreviewsProps & { playerId: string }) {
  const mine = useQuery(myPreviewQuery(playerId, race.id));
  if (anyFailed([mine])) {
    return <QueryFailed title="Your preview could not be loaded" queries={[mine]} />;
  }
  if (mine.data === undefined) return <Skeleton height="24rem" />;
  return (
    <Stack gap="medium">
      <Text tone="muted">{whenTaken}</Text>
      <PreviewForm race={race} runners={runners} mine={mine.data} playerId={playerId} />
    </Stack>
  );
}

function Opened({
  race,
  runners,
  myStableId,
}: RaceInPreviewsProps & { myStableId: string | null }) {
  const previews = useQuery(racePreviewsQuery(race.id));
  if (anyFailed([previews])) {
    return <QueryFailed title="The previews could not be loaded" queries={[previews]} />;
  }
  if (!previews.data) return <Skeleton height="20rem" />;
  if (previews.data.length === 0) {
    return <EmptyState title="Nobody previewed this race" quiet />;
  }
  return (
    <Stack gap="small">
      <Heading level={2}>Previews</Heading>
      {race.status === 'running' && (
        <Text tone="muted">They are scored when the race is official.</Text>
      )}
      {race.status === 'void' && (
        <Text tone="muted">
          The race was void: nothing is scored. <Link href={paths.race(race.id)}>Why</Link>
        </Text>
      )}
      <OpenedPreviews runners={runners} previews={previews.data} myStableId={myStableId} />
    </Stack>
  );
}
