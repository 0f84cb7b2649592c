import type { PageHeadProps } from './pageHeadProps.ts';

export const notFoundHead: PageHeadProps = {
  title: 'Page not found',
  description: 'There is nothing at this address.',
};
