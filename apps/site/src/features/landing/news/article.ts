/** One article of the club's news. */
export interface Article {
  /** Names it in the address. */
  id: string;
  title: string;
  /** Day it was published, such as '2026-11-21'. */
  day: string;
  /** What it is about, in a sentence. */
  summary: string;
  paragraphs: readonly string[];
  /** Where the site shows what it is about. */
  subject: { href: string; label: string };
}
