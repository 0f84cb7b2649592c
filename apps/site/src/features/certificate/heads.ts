import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const certificateHead: PageHeadProps = {
  title: 'Certificate of Integrity',
  description: "The operator's certificate for its random number generator: sample details.",
};
