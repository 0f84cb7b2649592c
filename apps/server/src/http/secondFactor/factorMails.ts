const notYou = `If it was not you, choose a new password at once: "Forgot your password?" sends a link, and a new
password ends every other session.`;

/** What an owner is told of a second factor, wherever it was changed. */
export const factorMails = {
  added: () => ({
    subject: 'A second factor was added to your account',
    text: `From now on a login asks for a code of your authenticator app. Every session without one has ended.

${notYou}`,
  }),
  removed: () => ({
    subject: 'A second factor was removed from your account',
    text: `An authenticator app was removed. Its codes are not taken any more.

${notYou}`,
  }),
  recovered: () => ({
    subject: 'A recovery code was used for your account',
    text: `Somebody, most likely you, has logged in with a recovery code. It is not taken again.

${notYou}`,
  }),
};
