import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const contactHead: PageHeadProps = {
  title: 'Contact',
  description:
    'Write to those who run the game, signed in or not: what to say, and what you get back.',
};
