import { queryOptions } from '@tanstack/react-query';

/** The index of the help, and what asks it: fetched once somebody wants to search. */
export const helpIndexQuery = queryOptions({
  queryKey: ['script', 'help index'],
  queryFn: async () => {
    const [{ default: MiniSearch }, { default: index }, { searchOptions }] = await Promise.all([
      import('minisearch'),
      import('virtual:help-index'),
      import('./searchOptions.ts'),
    ]);
    return MiniSearch.loadJSON(index, searchOptions);
  },
  staleTime: Number.POSITIVE_INFINITY,
});
