import { sendContact } from './sendContact.ts';
import { type SendsNews, sendNews } from './sendNews.ts';

const everyMinute = 60_000;

/** Mails news and messages every minute until it is closed. What fails is tried again a minute later. */
export function sendMailsEveryMinute(settings: SendsNews): { close: () => void } {
  const timer = setInterval(() => {
    sendNews(settings).catch((error: unknown) => console.error('No news were mailed:', error));
    sendContact(settings).catch((error: unknown) =>
      console.error('No messages were mailed:', error),
    );
  }, everyMinute);
  return { close: () => clearInterval(timer) };
}
