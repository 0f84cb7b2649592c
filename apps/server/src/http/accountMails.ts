/** The mails that Supabase Lite does not send. */
export const accountMails = {
  /** The same link again: it opens the registration that was first. */
  confirmation: (origin: string, token: string) => {
    const link = new URL('/auth/v1/verify', origin);
    link.search = new URLSearchParams({ token, type: 'signup', redirect_to: origin }).toString();
    return {
      subject: 'Confirm Your Signup',
      text: `Confirm your signup by following this link: ${link}

The stable is that of the first registration with this address, and so is the password if you follow the
link in the browser in which you registered. In any other you choose a new one.`,
    };
  },
  known: (origin: string) => ({
    subject: 'You already have an account',
    text: `Somebody, perhaps you, has registered with this address, which has an account already.
Log in here: ${origin}

If you have forgotten the password, choose "Forgot your password?" there. If it was not you, there is
nothing to do: nothing has changed.`,
  }),
};
