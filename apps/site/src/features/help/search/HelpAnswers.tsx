import { ButtonLink, EmptyState, Link, Stack, Text } from '@furlong/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type MiniSearch from 'minisearch';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { paths } from '../../../shared/paths.ts';
import * as styles from './HelpAnswers.css.ts';
import type { HelpText } from './searchOptions.ts';

/** So many answers are shown: whoever finds none among them tries other words. */
const most = 12;

type Answer = Pick<HelpText, 'id' | 'href' | 'page' | 'title' | 'begins'>;

export interface HelpAnswersProps {
  /** What is looked for, not empty. */
  text: string;
  index: Pick<UseQueryResult<MiniSearch<HelpText>>, 'data' | 'isError'>;
}

/** What the help has on some words, the nearest first; said by how many to those who cannot see it. */
export function HelpAnswers({ text, index: { data, isError } }: HelpAnswersProps) {
  const found: Answer[] | undefined = data
    ?.search(text)
    .map(({ id, href, page, title, begins }) => ({ id, href, page, title, begins }));
  return (
    <Stack gap="medium">
      <p role="status" className={styles.status}>
        {sayFound(found, isError)}
      </p>
      {found?.length === 0 && (
        <EmptyState
          why="nothingFound"
          title="No help found"
          hint="Try another word, such as draw, going or withdraw, or ask us."
          action={
            <ButtonLink href={paths.contact} variant="secondary">
              Contact
            </ButtonLink>
          }
        />
      )}
      {found !== undefined && found.length > 0 && (
        <ol className={styles.list}>
          {found.slice(0, most).map(({ id, href, page, title, begins }) => (
            <li key={id} className={styles.answer}>
              <Link href={href}>{title}</Link>
              <Text size="small" tone="muted">
                {title === page ? begins : `${page}. ${begins}`}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

function sayFound(found: readonly Answer[] | undefined, failed: boolean): string {
  if (failed) return 'The search could not be loaded. All pages of help are listed below.';
  if (found === undefined) return 'The search is loading.';
  if (found.length === 0) return 'No answer.';
  return found.length > most
    ? `The nearest ${most} of ${found.length} answers`
    : pluralize(found.length, 'answer');
}
