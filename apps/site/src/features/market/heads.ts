import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const salesRingHead: PageHeadProps = {
  title: 'Sales Ring',
  description: 'Horses for sale at a fixed price, from the house and from other stables.',
};
