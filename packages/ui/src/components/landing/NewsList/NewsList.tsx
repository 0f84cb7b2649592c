import { EmptyState } from '../../../primitives/EmptyState/EmptyState';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Link } from '../../../primitives/Link/Link';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { framedList } from '../../../theme/framedList.css';
import * as styles from './NewsList.css';

export interface NewsItem {
  articleId: string;
  title: string;
  /** Day it was published, such as "21 Nov 2026". */
  date: string;
  /** What it is about, in a sentence. */
  summary: string;
  /** Leads to the article. */
  href: string;
}

export interface NewsListProps {
  /** Newest first. */
  articles: readonly NewsItem[];
  /**
   * Shows the shape of the list while it is on its way.
   * @default false
   */
  loading?: boolean;
}

/** What the club has to tell, each headline leading to its article. */
export function NewsList({ articles, loading = false }: NewsListProps) {
  if (loading) return <NewsListSkeleton />;
  if (articles.length === 0) {
    return <EmptyState title="No news yet" hint="The club has not published anything so far." />;
  }
  return (
    <ol className={framedList}>
      {articles.map(({ articleId, title, date, summary, href }) => (
        <li key={articleId} className={styles.row}>
          <p className={styles.date}>{date}</p>
          <div className={styles.words}>
            <HeadingElement className={styles.title}>
              <Link href={href} variant="cover">
                {title}
              </Link>
            </HeadingElement>
            <p className={styles.summary}>{summary}</p>
          </div>
          <span aria-hidden className={styles.arrow} />
        </li>
      ))}
    </ol>
  );
}

function NewsListSkeleton() {
  return (
    <div className={framedList}>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.date}>
            <Skeleton width="5.5rem" />
          </div>
          <div className={styles.words}>
            <Skeleton width="70%" height="1.375rem" />
            <Skeleton width="90%" height="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
