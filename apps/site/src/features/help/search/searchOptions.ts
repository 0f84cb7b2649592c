import type { Options } from 'minisearch';

/** A part of the help that can be found: a section of a page, a page, or a word of racing. */
export interface HelpText {
  id: string;
  /** Where it stands. */
  href: string;
  /** What its page is called. */
  page: string;
  title: string;
  text: string;
  /** The first words of the text. */
  begins: string;
}

/** How the index is made at build and asked in the browser: with other options it cannot be read. */
export const searchOptions: Options<HelpText> = {
  fields: ['page', 'title', 'text'],
  storeFields: ['href', 'page', 'title', 'begins'],
  searchOptions: {
    prefix: true,
    fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    boost: { title: 3, page: 2 },
    combineWith: 'AND',
  },
};
