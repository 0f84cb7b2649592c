import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const gameActivityHead: PageHeadProps = {
  title: 'Game Activity',
  description: 'News of all stables, the stables that have won most, and the races that are on.',
};
