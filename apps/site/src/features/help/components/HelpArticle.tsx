import { ButtonLink, Card, Heading, Inline, Link, Stack, Text } from '@furlong/ui';
import type { ReactNode } from 'react';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { paths } from '../../../shared/paths.ts';
import { type HelpPageId, headOf, helpPages } from '../helpPages.ts';
import { useAddressedSection } from '../useAddressedSection.ts';
import * as styles from './HelpArticle.css.ts';

export interface HelpSection {
  /** In the page's address, behind "#". */
  id: string;
  title: string;
  body: ReactNode;
}

interface TryNow {
  href: string;
  label: string;
}

export interface HelpArticleProps {
  page: HelpPageId;
  sections: readonly HelpSection[];
  /** The screens that it speaks of, the first of them first. */
  tryNow: readonly [TryNow, ...TryNow[]];
}

const ids = Object.keys(helpPages) as HelpPageId[];

/** A page of help: what comes of reading it, what it holds, the text, and the way into the game. */
export function HelpArticle({ page, sections, tryNow: [first, ...more] }: HelpArticleProps) {
  const { title, able } = helpPages[page];
  const nextId = ids[ids.indexOf(page) + 1];
  const next = nextId === undefined ? undefined : helpPages[nextId];
  useAddressedSection();
  return (
    <Stack gap="xlarge">
      <PageHead {...headOf(helpPages[page])} />
      <Stack gap="small">
        <Link href={paths.help} variant="quiet">
          All help
        </Link>
        <Heading level={1}>{title}</Heading>
        <Text size="lead">{`After this page you can ${able}.`}</Text>
      </Stack>
      <div className={styles.layout}>
        <Contents sections={sections} />
        <Stack gap="xlarge">
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id} className={styles.section}>
              <div className={styles.heading}>
                <Heading id={id}>{heading}</Heading>
              </div>
              {body}
            </section>
          ))}
          <Card surface="turf" element="section" padding="large">
            <Stack gap="medium">
              <Heading size="card">Try it now</Heading>
              <Inline gap="small">
                <ButtonLink href={first.href} variant="gold">
                  {first.label}
                </ButtonLink>
                {more.map(({ href, label }) => (
                  <ButtonLink key={href} href={href} variant="secondary">
                    {label}
                  </ButtonLink>
                ))}
              </Inline>
            </Stack>
          </Card>
          {next && (
            <Text>
              Next: <Link href={next.path}>{next.title}</Link>
            </Text>
          )}
        </Stack>
      </div>
    </Stack>
  );
}

function Contents({ sections }: Pick<HelpArticleProps, 'sections'>) {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <p className={styles.contentsTitle}>On this page</p>
      <ul className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id} className={styles.entry}>
            <Link href={`#${id}`} variant="quiet">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
