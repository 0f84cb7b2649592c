import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const outboxHead: PageHeadProps = {
  title: 'Local inbox',
  description: 'E-mails that this server kept instead of sending.',
};
