import type { HorseList } from '@furlong/backend';
import { pluralize } from '../../shared/format/pluralize.ts';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const horseGroupsHead: PageHeadProps = {
  title: 'Horse Groups',
  description: 'Lists of horses that stables and the house keep for everybody to follow.',
};

export const headOfList = ({ name, horses, stable }: HorseList): PageHeadProps => ({
  title: name,
  description: `${pluralize(horses, 'horse')} on a list ${stable === null ? 'of the house' : `by ${stable.name}`}.`,
});
