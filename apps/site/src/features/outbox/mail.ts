import { array, type InferOutput, nullable, object, safeParse, string } from 'valibot';

const mail = object({
  to: string(),
  subject: string(),
  text: string(),
  /** The address to open, if the mail has one. */
  link: nullable(string()),
  /** ISO time. */
  at: string(),
});
const mails = array(mail);

/** An e-mail that the embedded server kept instead of sending it. */
export type Mail = InferOutput<typeof mail>;

/** Mails from the server's list, newest first; null when this is no list of mails. */
export function readMails(json: unknown): Mail[] | null {
  const { success, output } = safeParse(mails, json);
  return success ? output : null;
}
