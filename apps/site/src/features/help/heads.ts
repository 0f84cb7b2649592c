import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const quickStartHead: PageHeadProps = {
  title: 'Quick Start Guide',
  description: "From a stable's name to its first race, in six steps.",
};
