import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const jockeysHead: PageHeadProps = {
  title: 'Jockeys',
  description: 'What Jockeys shows, in a sentence.',
};
