import { renderToStaticMarkup } from 'react-dom/server';
import { glossary } from '../../../shared/glossary/terms.ts';
import { articles } from '../articles.ts';
import { helpPages } from '../helpPages.ts';
import { otherHelp } from '../otherHelp.ts';
import { wordAddress } from '../wordAddress.ts';
import type { HelpText } from './searchOptions.ts';

/** The first words of a text, up to a whole one. */
const beginningOf = (text: string) =>
  text.length <= 120 ? text : `${text.slice(0, text.lastIndexOf(' ', 120))} …`;

const found = (part: Omit<HelpText, 'id' | 'begins'>): HelpText => ({
  ...part,
  id: part.href,
  begins: beginningOf(part.text),
});

const entities: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" },
};

/** All that can be found in the help, from its pages as they are drawn. Called at build (`vite/helpIndex.ts`). */
export async function helpTexts(): Promise<HelpText[]> {
  const pages = await Promise.all(
    articles.map(async ({ path, load }) => {
      const { sections } = await load();
      const page = Object.values(helpPages).find((each) => each.path === path);
      if (page === undefined) throw new RangeError(`No page of help is at ${path}.`);
      return sections.map(({ id, title, body }) =>
        found({
          href: `${path}#${id}`,
          page: page.title,
          title,
          text: wordsOf(renderToStaticMarkup(body)),
        }),
      );
    }),
  );
  return [
    ...pages.flat(),
    ...otherHelp.map(({ href, label, about }) =>
      found({ href, page: label, title: label, text: about }),
    ),
    ...glossary.map(({ id, word, meaning }) =>
      found({ href: wordAddress(id), page: 'Words of racing', title: word, text: meaning }),
    ),
  ];
}

/** What can be read of it. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<svg.*?<\/svg>|<span[^>]* popover="auto"[^>]*>.*?<\/span>/gs, '')
    .replaceAll(/<\/(p|li|td|th|h\d|caption|dd|dt)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
