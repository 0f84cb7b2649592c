import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const economyHead: PageHeadProps = {
  title: 'The Economy',
  description:
    'Where the credits of all stables come from, where they go, and how evenly they are spread.',
};
