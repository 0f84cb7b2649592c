import type { PageHeadProps } from '../../../shared/page/pageHeadProps.ts';
import type { Article } from './article.ts';
import { articles } from './articles.ts';

/** Where an address names an article that there is not. */
const newsHead: PageHeadProps = {
  title: 'News',
  description: 'What is new at the club, and how it works.',
};

export const findArticle = (articleId: string | null): Article | undefined =>
  articles.find(({ id }) => id === articleId);

export const headOfArticle = (article: Article | undefined): PageHeadProps =>
  article ? { title: article.title, description: article.summary } : newsHead;
