import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const claimAHorseHead: PageHeadProps = {
  title: 'Claim a Horse',
  description:
    'The claiming races of today by time, whose runners can be claimed at the price of the race.',
};
