import type { Club } from '@furlong/backend';
import { pluralize } from '../../shared/format/pluralize.ts';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const stableGroupsHead: PageHeadProps = {
  title: 'Stable Groups',
  description: 'The clubs that stables race for, and their table of the season.',
};

export const headOfClub = ({ name, members }: Club): PageHeadProps => ({
  title: name,
  description: `A club of ${pluralize(members, 'stable')} that race for points over a season.`,
});
