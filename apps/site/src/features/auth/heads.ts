import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const newPasswordHead: PageHeadProps = {
  title: 'New password',
  description: 'Choose a new password for your account.',
};

/** In the place of every page that is an owner's own. */
export const signInHead: PageHeadProps = {
  title: 'Sign in',
  description: 'Sign in to see your stable.',
};
