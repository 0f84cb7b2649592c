import type { Stable, StableRecord } from '@furlong/backend';
import { pluralize } from '../../shared/format/pluralize.ts';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';
import { ownershipOf } from './ownershipOf.ts';

export const headOfStable = (
  stable: Stable,
  { horses, runs, wins }: StableRecord,
): PageHeadProps => ({
  title: stable.name,
  description: `${whose(stable)}: ${pluralize(horses, 'horse')}, ${pluralize(wins, 'win')} from ${pluralize(runs, 'run')}.`,
});

/** As a sentence goes on: "Silver Birch, owned by Ada B." */
function whose(stable: Stable): string {
  const told = ownershipOf(stable);
  return told === null ? stable.name : `${stable.name}, ${told[0]?.toLowerCase()}${told.slice(1)}`;
}
