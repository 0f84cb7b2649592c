import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const refereesHead: PageHeadProps = {
  title: 'The Stewards’ Room',
  description: 'What referees ruled and why, races that were called off, appeals, and the rules.',
};
