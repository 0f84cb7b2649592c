import type { RaceWithEntries } from '@furlong/backend';
import type { CheckName, Finish, Verification } from '@furlong/game/engine';
import { formatOrdinal, formatRaceTime } from '@furlong/game/rules';
import type { PublishedValue, VerifyCheck, VerifyFindings } from '@furlong/ui';
import { paths } from '../../shared/paths.ts';

const checkNames: Readonly<Record<CheckName, string>> = {
  seed: 'Seed',
  kept: 'Your entry',
  terms: 'Terms',
  card: 'Card',
  field: 'Field',
  championship: 'Championship',
  house: 'House runners',
  request: 'As asked for',
  entries: 'Entries',
  ballot: 'Ballot',
  draw: 'Draw',
  jockeys: 'Jockeys',
  salt: 'Salt',
  beacon: 'Beacon',
  claims: 'Claims',
  order: 'Order',
  times: 'Times',
  checksum: 'Every stride',
};

export type Names = ReadonlyMap<string, string>;

/** The horses' names by their ids: the rules know ids only, and a player knows names. */
export function namesOf({ runners }: RaceWithEntries): Names {
  return new Map(runners.map(({ horseId, horse }) => [horseId, horse.name]));
}

/** Each check, told with the horses' names. */
export function toVerifyChecks(checks: Verification['checks'], names: Names): VerifyCheck[] {
  return checks.map(({ name, passed, detail }) => ({
    name: checkNames[name],
    passed,
    detail: [...names].reduce((told, [id, horse]) => told.replaceAll(id, horse), detail),
  }));
}

/** The findings of a verification, with one line for each runner: as published, and as run again. */
export function toVerifyFindings(found: Verification, names: Names): VerifyFindings {
  const runners = found.runners.map(({ horseId, passed, published, rerun }) => ({
    horseId,
    horse: names.get(horseId) ?? horseId,
    horseHref: paths.horse(horseId),
    passed,
    published: finishWords(published),
    rerun: rerun === null ? 'not run' : finishWords(rerun),
  }));
  return {
    passed: found.passed,
    checks: toVerifyChecks(found.checks, names),
    finishes: { type: 'compared', runners },
    trusted: found.trusted,
  };
}

/** Such as "1st in 1:23.41". */
export function finishWords({ place, timeMs }: Finish) {
  return `${formatOrdinal(place)} in ${formatRaceTime(timeMs)}`;
}

/** What is published of a race, from its opening to its result or to where it was called off. */
export function toPublishedValues({ race }: RaceWithEntries): PublishedValue[] {
  const values = [
    { name: 'Seed hash', value: race.seedHash },
    { name: 'Seed', value: race.seed },
    { name: 'Card hash', value: race.cardHash },
    { name: 'Salt', value: race.salt },
    ...(race.beaconSignature === null ? [] : [{ name: 'Beacon', value: race.beaconSignature }]),
    { name: 'Checksum', value: race.checksum },
  ];
  return race.status === 'void' ? values.filter(({ value }) => value !== null) : values;
}

/** What binds the house to the hidden talents of each runner. */
export function toTalents({ runners }: RaceWithEntries): PublishedValue[] {
  return runners.map(({ horse }) => ({ name: horse.name, value: horse.talentsHash }));
}
