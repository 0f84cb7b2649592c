import type { SentMessage } from '@furlong/backend/service';
import type { ContactTopic } from '@furlong/game/rules';

const topics: Readonly<Record<ContactTopic, string>> = {
  fault: 'Something does not work',
  account: 'An account',
  conduct: 'The conduct of a player',
  idea: 'An idea',
  other: 'Something else',
};

/**
 * The mail to the operator of what somebody wrote; an answer to it goes to the writer. Of what they typed the headers
 * have the address alone, in which the database lets nothing be that could end a header.
 * @param origin of the site, at whose host the operator is written to
 */
export function contactMail(
  { reference, stable, email, topic, text, sentAt }: SentMessage,
  origin: string,
) {
  return {
    to: `contact@${new URL(origin).hostname}`,
    subject: `${reference}: ${topics[topic]}`,
    text: [
      `From ${email}, ${stable === null ? 'a visitor' : `the owner of ${stable}`}, at ${new Date(sentAt).toISOString()}:`,
      text,
    ].join('\n\n'),
    headers: { 'Reply-To': email },
  };
}
