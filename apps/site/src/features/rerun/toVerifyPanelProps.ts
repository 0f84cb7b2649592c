import type { RaceWithEntries } from '@furlong/backend';
import type { CheckName, Finish, PublishedRace, Verification } from '@furlong/game/engine';
import { formatOrdinal, formatRaceTime } from '@furlong/game/rules';
import type { PublishedValue, VerifyCheck, VerifyRunner } from '@furlong/ui';

/** What the verification reads, or null while the race is not settled. */
export function toPublishedRace({ race, runners }: RaceWithEntries): PublishedRace | null {
  const { id: raceId, rules, closedAt, seedHash, seed, card, cardHash, salt, checksum } = race;
  if (race.status !== 'finished') return null;
  if (seed === null || card === null || cardHash === null || salt === null || checksum === null) {
    return null;
  }
  return {
    raceId,
    rules,
    opening: null,
    closedAt,
    seedHash,
    seed,
    card,
    cardHash,
    salt,
    beaconSignature: race.beaconSignature,
    checksum,
    runners: runners.flatMap(({ horseId, stable, enteredAt, draw, nonce, place, timeMs }) =>
      draw === null || place === null || timeMs === null
        ? []
        : { horseId, isHouse: stable.isHouse, enteredAt, draw, nonce, place, timeMs },
    ),
  };
}

const checkNames: Readonly<Record<CheckName, string>> = {
  seed: 'Seed',
  kept: 'Your entry',
  terms: 'Terms',
  card: 'Card',
  field: 'Field',
  house: 'House runners',
  entries: 'Entries',
  draw: 'Draw',
  salt: 'Salt',
  beacon: 'Beacon',
  order: 'Order',
  times: 'Times',
  checksum: 'Every stride',
};

type Names = ReadonlyMap<string, string>;

/** The horses' names by their ids: the rules know ids only, and a player knows names. */
export function namesOf({ runners }: RaceWithEntries): Names {
  return new Map(runners.map(({ horseId, horse }) => [horseId, horse.name]));
}

/** The findings of a verification, told with the horses' names. */
export function toVerifyChecks({ checks }: Verification, names: Names): VerifyCheck[] {
  return checks.map(({ name, passed, detail }) => ({
    name: checkNames[name],
    passed,
    detail: [...names].reduce((told, [id, horse]) => told.replaceAll(id, horse), detail),
  }));
}

/** One line for each runner: as published, and as run again. */
export function toVerifyRunners({ runners }: Verification, names: Names): VerifyRunner[] {
  return runners.map(({ horseId, passed, published, rerun }) => ({
    horseId,
    horse: names.get(horseId) ?? horseId,
    passed,
    published: finishWords(published),
    rerun: rerun === null ? 'not run' : finishWords(rerun),
  }));
}

function finishWords({ place, timeMs }: Finish) {
  return `${formatOrdinal(place)} in ${formatRaceTime(timeMs)}`;
}

/** What is published of a race, from its opening to its result. */
export function toPublishedValues({ race }: RaceWithEntries): PublishedValue[] {
  return [
    { name: 'Seed hash', value: race.seedHash },
    { name: 'Seed', value: race.seed },
    { name: 'Card hash', value: race.cardHash },
    { name: 'Salt', value: race.salt },
    ...(race.beaconSignature === null ? [] : [{ name: 'Beacon', value: race.beaconSignature }]),
    { name: 'Checksum', value: race.checksum },
  ];
}
