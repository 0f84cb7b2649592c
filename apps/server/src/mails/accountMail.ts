import type { AccountMail } from '@furlong/backend/service';

const day = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  timeZone: 'UTC',
});

/** A mail to an owner about the own account. What players have written is in its text alone. */
export function accountMail(mail: AccountMail, origin: string) {
  const until = `${day.format(mail.at)} UTC`;
  return { to: mail.email, ...(mail.kind === 'export' ? data : leaving)(mail, { origin, until }) };
}

type Write = (
  mail: AccountMail,
  where: { origin: string; until: string },
) => { subject: string; text: string };

const data: Write = ({ key, stable }, { origin, until }) => {
  const link = new URL('/account/your-data', origin);
  link.searchParams.set('export', key);
  return {
    subject: 'Your data',
    text: `Everything that Furlong keeps of you and of ${stable} is here, as one file: ${link}

You log in to download it. The link is good until ${until}. If it was not you who asked for it, choose a new
password: whoever did was logged in as you.`,
  };
};

const leaving: Write = ({ stable }, { origin, until }) => ({
  subject: 'Your account will be deleted',
  text: `You, or somebody who was logged in as you, asked to delete your account. ${stable} leaves the game on ${until}.

Until then you can stay: ${new URL('/account/your-data', origin)}

If it was not you, log in, say that you stay, and choose a new password.`,
});
