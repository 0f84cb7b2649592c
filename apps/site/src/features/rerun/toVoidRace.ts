import type { RaceWithEntries } from '@furlong/backend';
import type { VoidRace, VoidVerification } from '@furlong/game/engine';
import type { VerifyFindings } from '@furlong/ui';
import { paths } from '../../shared/paths.ts';
import { finishWords, type Names, toPublishedEntry, toVerifyChecks } from './toVerifyPanelProps.ts';

/** What the verification of a race that was called off reads, or null for any other race. */
export function toVoidRace({ race, runners }: RaceWithEntries): VoidRace | null {
  const { id: raceId, rules, seedHash, seed, beaconSignature, card, cardHash, salt } = race;
  const { voidReason: reason, settledAt: calledOffAt, closedAt } = race;
  if (race.status !== 'void') return null;
  if (seed === null || reason === null || calledOffAt === null) return null;
  const revealed = {
    ...{ raceId, rules, opening: null, seedHash, seed, beaconSignature },
    ...{ reason, calledOffAt },
  };
  const entries = runners.map(({ stable, draw, ...entry }) => {
    return { ...toPublishedEntry(entry), isHouse: stable.isHouse, draw };
  });
  if (card === null || cardHash === null || salt === null) {
    return { ...revealed, frozen: false, runners: entries };
  }
  const drawn = entries.flatMap(({ draw, ...entry }) => (draw === null ? [] : { ...entry, draw }));
  return { ...revealed, frozen: true, closedAt, card, cardHash, salt, runners: drawn };
}

/** The findings of its verification, told with the horses' names. */
export function toVoidFindings(
  { checks, passed, trusted, wouldBe }: VoidVerification,
  names: Names,
): VerifyFindings {
  return {
    passed,
    checks: toVerifyChecks(checks, names),
    finishes:
      wouldBe === null
        ? { type: 'unknown' }
        : {
            type: 'would_be',
            runners: wouldBe.map(({ horseId, finish }) => ({
              horseId,
              horse: names.get(horseId) ?? horseId,
              horseHref: paths.horse(horseId),
              finish: finishWords(finish),
            })),
          },
    trusted,
  };
}
