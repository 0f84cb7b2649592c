import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const raceCategoriesHead: PageHeadProps = {
  title: 'Race Categories',
  description: 'The class ladder: who may run, what it costs, what it pays, and what is carried.',
};
