import { IconArrowLeft } from '@tabler/icons-react';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { Heading } from '../../../primitives/Heading/Heading';
import { Icon } from '../../../primitives/Icon/Icon';
import { Label } from '../../../primitives/Label/Label';
import { Link } from '../../../primitives/Link/Link';
import { Text } from '../../../primitives/Text/Text';
import * as styles from './NewsArticle.css';

export interface NewsArticleProps {
  title: string;
  /** Day it was published, such as "21 Nov 2026". */
  date: string;
  /** The text, paragraph by paragraph. */
  paragraphs: readonly string[];
  /** Leads to what it is about. */
  subject: { href: string; label: string };
  /** Leads back to the list. */
  backHref: string;
}

/** One article of the club's news. */
export function NewsArticle({ title, date, paragraphs, subject, backHref }: NewsArticleProps) {
  return (
    <article className={styles.root}>
      <ButtonLink
        href={backHref}
        variant="secondary"
        size="small"
        icon={<Icon icon={IconArrowLeft} className={styles.arrow} />}
      >
        Back to News
      </ButtonLink>
      <header className={styles.head}>
        <Label>{date}</Label>
        <Heading size="section">{title}</Heading>
      </header>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <Text>
        <Link href={subject.href}>{subject.label}</Link>
      </Text>
    </article>
  );
}
