import type { OwnHorse } from '@furlong/backend';
import { Heading, Inline, Link, RowButtonLink, Stack, Text } from '@furlong/ui';
import { sayWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { type RacesAhead, sayNoRace } from '../../../shared/races/nextRace.ts';
import type { StableState } from '../../entries/index.ts';
import { alternativesFor } from '../alternatives.ts';
import { Alternative } from './Alternative.tsx';

export interface InsteadProps {
  horse: OwnHorse;
  stableState: StableState;
  /** What decides which race is next for it. */
  facts: RacesAhead;
}

/** What a horse could run in instead: the next races that would take it, or why there is none. */
export function Instead({ horse, stableState, facts }: InsteadProps) {
  const { races, now } = facts;
  const entry = stableState.entries.find(({ horseId }) => horseId === horse.id);
  if (entry) {
    return (
      <Text size="small">
        Entered next: <Link href={paths.race(entry.raceId)}>{entry.race.name}</Link>,{' '}
        {sayWhen(entry.race.offAt, now)}
      </Text>
    );
  }
  const alternatives = alternativesFor(horse, races, stableState, now);
  if (alternatives.length === 0) {
    return (
      <Text size="small" tone="muted">
        {sayNoRace(horse, facts)}
      </Text>
    );
  }
  return (
    <Stack gap="xsmall">
      <Inline justify="between" gap="xsmall">
        <Heading level={3} size="card">
          Instead
        </Heading>
        <RowButtonLink
          aside
          href={paths.enterRace({ horseId: horse.id })}
          label={`All Races for ${horse.name}`}
        >
          All Races
        </RowButtonLink>
      </Inline>
      {alternatives.map((race) => (
        <Alternative key={race.id} race={race} horse={horse} now={now} />
      ))}
    </Stack>
  );
}
