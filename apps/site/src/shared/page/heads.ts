import type { PageHeadProps } from './pageHeadProps.ts';

export const notFoundHead: PageHeadProps = {
  title: 'Page not found',
  description: 'There is nothing at this address.',
};

/** Of a page that is not built yet. @param label what the links to it say */
export const comingSoonHead = (label: string): PageHeadProps => ({
  title: label,
  description: `${label} is not open yet.`,
});
