import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const frontPageHead: PageHeadProps = {
  title: 'OWN. TRAIN. RACE. WIN!',
  description:
    'Own, train and race virtual horses. Every race can be re-run and checked in your own browser.',
};

const titles: Readonly<Record<string, string>> = {
  winners: 'The Last Winners',
  features: 'What an Owner Does',
  community: 'The Best of the Club',
  news: 'News',
};

/** What the front page is called with a tab open; null where an article names itself. */
export function landingHead(search: URLSearchParams): PageHeadProps | null {
  const tab = search.get('tab') ?? '';
  if (tab === 'news' && search.has('article')) return null;
  return Object.hasOwn(titles, tab)
    ? { ...frontPageHead, title: titles[tab] ?? frontPageHead.title }
    : frontPageHead;
}
