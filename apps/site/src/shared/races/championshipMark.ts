import type { ListedRace } from '@furlong/backend';
import { championshipWords } from '@furlong/game/rules';
import type { QualifierBadgeProps } from '@furlong/ui';
import { paths } from '../paths.ts';

type Counted = Pick<ListedRace, 'championship'>;

/** What a race is to a championship, as its badge says it; undefined where it is nothing to one. */
export function championshipMark({ championship }: Counted): QualifierBadgeProps | undefined {
  if (!championship) return undefined;
  return { words: championshipWords(championship), final: championship.kind === 'final' };
}

/** Leads to the division, in its season, that a race counts to. */
export function championshipHref({ championship }: Counted): string | undefined {
  if (!championship) return undefined;
  return paths.championship(championship.division, championship.season);
}
