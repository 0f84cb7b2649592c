import { Heading, NewsArticle, NewsList, Notice, Stack, Subsection } from '@furlong/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDayOfYear } from '../../../shared/format/time.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { paths } from '../../../shared/paths.ts';
import type { Article } from './article.ts';
import { articles } from './articles.ts';
import { findArticle, headOfArticle } from './heads.ts';

/** The news of the club: all of it, or the article that the address names. */
export function News() {
  const articleId = useSearchParams()[0].get('article');
  const article = findArticle(articleId);
  if (article) return <OpenArticle key={article.id} {...article} />;
  return (
    <Stack gap="medium">
      {articleId !== null && (
        <>
          <PageHead {...headOfArticle(undefined)} />
          <Notice tone="info">There is no such article. This is all the news there is.</Notice>
        </>
      )}
      <Heading>News of the club</Heading>
      <Subsection>
        <NewsList
          articles={articles.map(({ id, title, day, summary }) => ({
            articleId: id,
            title,
            date: formatDayOfYear(Date.parse(day), 'UTC'),
            summary,
            href: paths.newsArticle(id),
          }))}
        />
      </Subsection>
    </Stack>
  );
}

function OpenArticle(article: Article) {
  const { title, day, paragraphs, subject } = article;
  const start = useRef<HTMLDivElement>(null);
  // Opened from the foot of the list, it would begin above the window.
  useEffect(() => {
    start.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <PageHead {...headOfArticle(article)} />
      <div ref={start} />
      <NewsArticle
        title={title}
        date={formatDayOfYear(Date.parse(day), 'UTC')}
        paragraphs={paragraphs}
        subject={subject}
        backHref={paths.news}
      />
    </>
  );
}
