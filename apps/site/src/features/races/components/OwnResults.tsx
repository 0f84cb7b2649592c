import type { OwnHorse, RaceWithEntries } from '@furlong/backend';
import { mostToSpend } from '@furlong/game/rules';
import { Card, Fact, Facts, Heading, Link, Money, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { sayWhen } from '../../../shared/format/time.ts';
import { sayRest } from '../../../shared/horses/energy.ts';
import { paths } from '../../../shared/paths.ts';
import { nextRaceFor, sayWhyNone } from '../../../shared/races/nextRace.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { myHorsesQuery, myStableQuery, myWalletsQuery, useMyEntries } from '../../stable/index.ts';
import { programmeAheadQuery, suitableRacesQuery } from '../queries.ts';
import { toOwnResult, toSpentOnRace } from '../toOwnResult.ts';
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
      <Stack gap="xsmall">
        <Heading level={2} size="card">
          {result.headline}
        </Heading>
        <Facts>
          <Fact label="Money">
            {result.prize === null ? 'None' : <Money amount={result.prize} tone="gold" />}
          </Fact>
          <Fact label="Rating">{result.ratingChange}</Fact>
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
  return (
    <>
      <Fact label="Energy">
        {energy.left}% left, {energy.spent}% spent
      </Fact>
      <Fact label="Condition">
        {condition.has}%, {condition.gained === 0 ? 'none' : `${condition.gained}%`} gained
      </Fact>
    </>
  );
}

/** When the horse is rested, and which race would take it then. */
function NextRace({ horse, playerId }: { horse: OwnHorse; playerId: string }) {
  const races = useQuery(suitableRacesQuery(playerId));
  const ahead = useQuery(programmeAheadQuery);
  const stable = useQuery(myStableQuery(playerId));
  const wallets = useQuery(myWalletsQuery(playerId));
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
  if (!races.data || !stable.data || !wallets.data || ahead.data === undefined) return null;
  const facts = {
    stable: { createdAt: stable.data.createdAt, credits: mostToSpend(wallets.data) },
    ...{ races: races.data, ahead: ahead.data, now },
  };
  const next = nextRaceFor(horse, facts);
  return (
    <Text size="small" tone={next ? 'standard' : 'muted'}>
      {sayRest(horse, now)}{' '}
      {next ? (
        <>
          Next to suit:{' '}
          <Link href={paths.enterRace({ horseId: horse.id, raceId: next.id })}>{next.name}</Link>,{' '}
          {sayWhen(next.offAt, now)}
        </>
      ) : (
        sayWhyNone(horse, facts)
      )}
    </Text>
  );
}
