import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const leadingHorsesHead: PageHeadProps = {
  title: 'Leading Horses',
  description: 'The fifty horses that have won most races, with their stables and prize money.',
};

export const leadingStablesHead: PageHeadProps = {
  title: 'Leading Stables',
  description: 'The stables that have won most prize money, with their owners, wins and horses.',
};

export const gameActivityHead: PageHeadProps = {
  title: 'Game Activity',
  description: 'News of all stables, the stables that have won most, and the races that are on.',
};
