/** An e-mail that the embedded server kept instead of sending it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The address to open, if the mail has one. */
  link: string | null;
  /** ISO time. */
  at: string;
}

function isMail(value: unknown): value is Mail {
  return (
    typeof value === 'object' &&
    value !== null &&
    'to' in value &&
    typeof value.to === 'string' &&
    'subject' in value &&
    typeof value.subject === 'string' &&
    'text' in value &&
    typeof value.text === 'string' &&
    'link' in value &&
    (value.link === null || typeof value.link === 'string') &&
    'at' in value &&
    typeof value.at === 'string'
  );
}

/** Mails from the server's list, newest first; null when this is no list of mails. */
export function readMails(answer: unknown): Mail[] | null {
  return Array.isArray(answer) && answer.every(isMail) ? answer : null;
}
