import type { VoidVerification } from '@furlong/game/engine';
import type { VerifyFindings } from '@furlong/ui';
import { paths } from '../../shared/paths.ts';
import { finishWords, type Names, toVerifyChecks } from './toVerifyPanelProps.ts';

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
