import type { PageHeadProps } from '../../shared/page/PageHead.tsx';

const frontPage: PageHeadProps = {
  title: 'Own. Train. Race. Win!',
  description:
    'Own, train and race virtual horses. Every race can be re-run and checked in your own browser.',
};

export const newsHead: PageHeadProps = {
  title: 'News',
  description: 'What is new at the club, and how it works.',
};

const heads: Readonly<Record<string, PageHeadProps | null>> = {
  winners: { ...frontPage, title: 'The Last Winners' },
  features: { ...frontPage, title: 'What an Owner Does' },
  community: { ...frontPage, title: 'The Best of the Club' },
  // It names itself, or the article that is open.
  news: null,
};

/** What the front page is called with a tab open; null where the tab names itself. */
export function landingHead(tab: string | null): PageHeadProps | null {
  return tab !== null && Object.hasOwn(heads, tab) ? (heads[tab] ?? null) : frontPage;
}
