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
  /** To the new end of a change of address that has an account. */
  taken: (origin: string) => ({
    subject: 'You already have an account',
    text: `Somebody, perhaps you, wants to log in to another account with this address, which has one already.
Log in here: ${origin}

Nothing has changed, and nothing will: an address has one account.`,
  }),
  /** To both ends of a change of address, each with a link of its own. */
  moving: (
    { from, to }: { from: string; to: string },
    { origin, token, code }: { origin: string; token: string; code: string },
  ) => {
    const link = new URL('/auth/v1/verify', origin);
    link.search = new URLSearchParams({
      token,
      type: 'email_change',
      redirect_to: origin,
    }).toString();
    return {
      subject: 'Confirm Email Change',
      text: `Confirm the change of your address from ${from} to ${to} by following this link: ${link}

Your confirmation code: ${code}

Both addresses are asked: the change is made once each has confirmed it. If it was not you who asked for it,
do not follow the link, and choose a new password.`,
    };
  },
  moved: (to: string) => ({
    subject: 'Your address was changed',
    text: `You log in as ${to} from now on. Both addresses have confirmed that.`,
  }),
};
