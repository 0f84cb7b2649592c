import type { OwnHorse, RaceWithEntries } from '@furlong/backend';
import { mayRunAt, mostToSpend } from '@furlong/game/rules';
import { Card, Fact, Facts, Heading, Link, Stack, Text } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatWhen, sayWhen } from '../../../shared/format/time.ts';
import { isRestedAt, restedAt } from '../../../shared/horses/energy.ts';
import { paths } from '../../../shared/paths.ts';
import { nextRaceFor } from '../../../shared/races/nextRaceFor.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { myHorsesQuery, myPursesQuery, myStableQuery, useMyEntries } from '../../stable/index.ts';
import { futureRacesQuery } from '../queries.ts';
import { freshAt, toOwnResult, toSpentOnRace } from '../toOwnResult.ts';
import { OwnWinner } from './OwnWinner.tsx';

export interface OwnResultsProps extends RaceWithEntries {
  playerId: string;
}

/** What a race brought the player's own runners, and what comes next for them. */
export function OwnResults({ race, runners, playerId }: OwnResultsProps) {
  const horses = useQuery(myHorsesQuery(playerId));
  const mine = horses.data ?? [];
  const winner = runners.find(({ place, horseId }) => {
    return place === 1 && mine.some(({ id }) => id === horseId);
  });
  return (
    <>
      {winner && <OwnWinner race={race} winner={winner} playerId={playerId} />}
      {mine.map((horse) => (
        <OwnResult key={horse.id} race={race} runners={runners} horse={horse} playerId={playerId} />
      ))}
    </>
  );
}

interface OwnResultProps extends OwnResultsProps {
  horse: OwnHorse;
}

/** Nothing for a horse that did not run. */
function OwnResult({ race, runners, horse, playerId }: OwnResultProps) {
  const result = toOwnResult(race, runners, horse.id);
  if (result === null) return null;
  return (
    <Card element="section">
      <Stack gap="small">
        <Heading level={2} size="card">
          {result.headline}
        </Heading>
        <Facts>
          <Fact label="Money" tone="gold">
            {result.prize ?? 'None'}
          </Fact>
          <Fact label="Rating">{result.rating}</Fact>
          {/* What it has now is of this race only if it has run no other since. */}
          {horse.lastRunAt === race.offAt && <Spent horse={horse} distance={race.distance} />}
        </Facts>
        <Text size="small" tone="muted">
          {result.why} <Link href={paths.horse(horse.id)}>The sum in full</Link>
        </Text>
        <NextRace horse={horse} playerId={playerId} />
      </Stack>
    </Card>
  );
}

function Spent({ horse, distance }: { horse: OwnHorse; distance: number }) {
  const { energy, condition } = toSpentOnRace(distance, horse);
  const now = useNow(30_000);
  const fresh = freshAt(horse);
  return (
    <>
      <Fact label="Energy">
        {energy.left}% left, {energy.spent}% spent
      </Fact>
      <Fact label="Condition">
        {condition.has}%, {condition.gained === 0 ? 'none' : `${condition.gained}%`} gained
      </Fact>
      <Fact label="Fresh again">{fresh <= now ? 'Now' : formatWhen(fresh, now)}</Fact>
    </>
  );
}

/** The next race that would take the horse rested, of those that are open. */
function NextRace({ horse, playerId }: { horse: OwnHorse; playerId: string }) {
  const races = useInfiniteQuery(futureRacesQuery(null));
  const stable = useQuery(myStableQuery(playerId));
  const purses = useQuery(myPursesQuery(playerId));
  const entry = useMyEntries().find(({ horseId }) => horseId === horse.id);
  const now = useNow(30_000);
  if (entry) {
    return (
      <Text size="small">
        Entered next: <Link href={paths.race(entry.raceId)}>{entry.race.name}</Link>,{' '}
        {sayWhen(entry.race.offAt, now)}
      </Text>
    );
  }
  if (!races.data || !stable.data || !purses.data) return null;
  const { createdAt } = stable.data;
  const credits = mostToSpend(purses.data);
  const open = races.data.pages.flat();
  const rested = open.filter(({ offAt }) => isRestedAt(horse, offAt));
  const next = nextRaceFor(horse, rested, { createdAt, credits }, now);
  if (next) {
    return (
      <Text size="small">
        Next to suit:{' '}
        <Link href={paths.enterRace({ horseId: horse.id, raceId: next.id })}>{next.name}</Link>,{' '}
        {sayWhen(next.offAt, now)}
      </Text>
    );
  }
  const ready = mayRunAt(horse);
  const back = restedAt(horse);
  return (
    <Text size="small" tone="muted">
      {back <= now
        ? 'No open race suits it at the moment.'
        : ready <= now
          ? `Rested again ${sayWhen(back, now)}. It may run sooner, tired.`
          : `It may run again from ${sayWhen(ready, now)}, and is rested ${sayWhen(back, now)}.`}
    </Text>
  );
}
