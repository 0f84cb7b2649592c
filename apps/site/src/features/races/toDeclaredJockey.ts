import type { Runner } from '@furlong/backend';
import { bookedBy } from '@furlong/game/rules';
import type { DeclaredJockey } from '@furlong/ui';
import { dotted } from '../../shared/format/dotted.ts';
import { toJockeyLink } from '../../shared/format/jockeyLink.ts';

type Mounted = Pick<Runner, 'horseId' | 'asked' | 'lastRider'>;

/**
 * Who rides a horse and why, or whom its owner asked for while nobody is booked; null without either.
 * @param licence of who rides it by the published card; null before
 * @param field all runners: others may have asked for the same jockey
 */
export function toDeclaredJockey(
  licence: number | null,
  runner: Mounted,
  field: readonly Mounted[],
): DeclaredJockey | null {
  const jockey = toJockeyLink(licence ?? runner.asked);
  return jockey && { ...jockey, why: licence === null ? 'Asked for' : why(licence, runner, field) };
}

function why(licence: number, { horseId, asked, lastRider }: Mounted, field: readonly Mounted[]) {
  switch (bookedBy(licence, { asked, lastRider })) {
    case 'asked': {
      const alone = field.every((each) => each.asked !== asked || each.horseId === horseId);
      if (alone) return 'Asked for';
      return asked === lastRider ? 'Asked for, rode it last' : 'Asked first';
    }
    case 'rode_last':
      return dotted(['Rode it last', ...lost(asked)]);
    case 'lot':
      return lost(asked)[0] ?? null;
  }
}

/** That another horse of the race has the jockey whom the owner asked for; nothing where none was. */
function lost(asked: number | null): string[] {
  const wished = toJockeyLink(asked);
  return wished === null ? [] : [`${wished.name} was asked for, and rides another`];
}
