import type { ListedRace } from '@furlong/backend';
import { dotted } from '../../shared/format/dotted.ts';

type Terms = Pick<ListedRace, 'ageClass' | 'minRating' | 'maxRating' | 'noviceStablesOnly'>;

/** The conditions of a race in short: '3yo+ · rated 40 to 60', '2yo · rated 60 or less · new stables'. */
export function forWhom({ ageClass, minRating, maxRating, noviceStablesOnly }: Terms): string {
  const rated = ratedInShort(minRating, maxRating);
  return dotted([ageClass, ...rated, ...(noviceStablesOnly ? ['new stables'] : [])]);
}

function ratedInShort(min: number | null, max: number | null): string[] {
  if (min !== null && max !== null) return [`rated ${min} to ${max}`];
  if (min !== null) return [`rated ${min} or more`];
  return max === null ? [] : [`rated ${max} or less`];
}
