import type { DueMail, MailLine } from '@furlong/backend/service';
import { formatMoney, formatOrdinal } from '@furlong/game/rules';

/** How many pieces of news a mail tells one by one. */
const told = 40;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const signed = (dollars: number) =>
  dollars < 0 ? `${formatMoney(-dollars)} less` : `${formatMoney(dollars)} more`;

/** A piece of news in a sentence. */
export function sayNews(line: MailLine): string {
  switch (line.type) {
    case 'week':
      return `Last week: ${counted(line.runs, 'run')}, ${counted(line.wins, 'win')}, ${formatMoney(line.prize)} of prize money. Your stable has ${signed(line.money)} than the Monday before.`;
    case 'letters':
      return `${counted(line.unread, 'letter')} that you have not read ${line.unread === 1 ? 'waits' : 'wait'} in your inbox.`;
    case 'closing':
      return `${line.races === 20 ? 'More than 19' : counted(line.races, 'race')}${line.races === 20 ? ' races' : ''} of the championships that ${line.races === 1 ? 'suits' : 'suit'} your horses ${line.races === 1 ? 'closes' : 'close'} within a day, the ${line.race} first.`;
    case 'race_entry':
      return `${line.horse} has a place in the ${line.race}.`;
    case 'claimed':
      return `You claimed ${line.horse} out of the ${line.race}.`;
    case 'claim_lost':
      return `Another stable claimed ${line.horse} out of the ${line.race}. Your credits are back.`;
    case 'claim_returned':
      return `Your claim for ${line.horse} came to nothing. Your credits are back.`;
    case 'horse_claimed':
      return `${line.horse} was claimed out of the ${line.race}, and is another stable’s now.`;
    case 'race_result':
      return `${line.horse} was ${formatOrdinal(line.place)} in the ${line.race}${line.prize > 0 ? `, and won ${formatMoney(line.prize)}` : ''}.`;
    case 'race_void':
      return `The ${line.race}, in which ${line.horse} was entered, was called off.`;
    case 'balloted_out':
      return `${line.horse} was left out of the ${line.race} by ballot.`;
    case 'race_request':
      return `The race that was asked for with ${line.horse} is a race now.`;
    case 'request_expired':
      return `The race that was asked for with ${line.horse} did not fill. What was paid is back.`;
    case 'outbid':
      return `Somebody has bid more for ${line.horse}. Your credits are back.`;
    case 'auction_won':
      return `The hammer fell for you: ${line.horse} is yours.`;
    case 'bid_returned':
      return `The hammer fell for ${line.horse}, and nobody has it. Your credits are back.`;
    case 'horse_sold':
      return `${line.horse} is sold.`;
    case 'horse_returned':
      return `${line.horse} was given back.`;
    case 'auction_unsold':
      return `The hammer fell for ${line.horse}, and nobody had reached the reserve.`;
  }
}

/** A mail as it is sent. */
export interface NewsMail {
  to: string;
  subject: string;
  text: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * The mail of all that waits for a player, with the link that ends all mails: by one press in the mail program
 * (RFC 8058), or on a page that asks nobody to sign in. What players have written is in its text alone.
 * @param origin of the site
 */
export function newsMail({ email, stable, secret, lines }: DueMail, origin: string): NewsMail {
  const news = lines.slice(0, told).map((line) => `- ${sayNews(line)}`);
  const more = lines.length - news.length;
  const stop = new URL(`/mails/${secret}`, origin).href;
  return {
    to: email,
    subject: lines.every(({ type }) => type === 'week') ? 'Your week' : 'News of your stable',
    text: [
      `News of ${stable}:`,
      [...news, ...(more > 0 ? [`- And ${counted(more, 'piece')} of news more.`] : [])].join('\n'),
      `See your stable: ${new URL('/stable', origin).href}`,
      `You chose these mails: ${new URL('/account/email-preferences', origin).href}
No mail any more: ${stop}`,
    ].join('\n\n'),
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
