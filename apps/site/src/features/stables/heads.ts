import type { Stable, StableRecord } from '@furlong/backend';
import { pluralize } from '../../shared/format/pluralize.ts';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const headOfStable = (
  { name, isHouse, ownerName }: Stable,
  { horses, runs, wins }: StableRecord,
): PageHeadProps => ({
  title: name,
  description: `${name}, ${isHouse ? 'a house stable' : `owned by ${ownerName}`}: ${pluralize(horses, 'horse')}, ${pluralize(wins, 'win')} from ${pluralize(runs, 'run')}.`,
});
