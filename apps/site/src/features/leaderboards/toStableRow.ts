import type { LeadingStable } from '@furlong/backend';
import { formatMoney, type Lens } from '@furlong/game/rules';
import type { LeaderboardRow } from '@furlong/ui';
import { paths } from '../../shared/paths.ts';
import { formatScore } from './lensWords.ts';

type ScoredStable = LeaderboardRow & { score: string };

/** A row of the leading stables. */
export function toStableRow(stable: LeadingStable, rank: number, lens: Lens): ScoredStable {
  const { id, name, ownerName, isHouse, silks, wins, earnings, horses, score } = stable;
  return {
    ...{ rank, silks, wins, horses, house: isHouse },
    stableId: id,
    stable: name,
    href: paths.publicStable(id),
    owner: ownerName ?? '–',
    earnings: formatMoney(earnings),
    score: formatScore(lens, score),
  };
}
