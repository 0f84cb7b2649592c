import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const stopMailsHead: PageHeadProps = {
  title: 'No More Mails',
  description: 'End the news that come by e-mail.',
};
