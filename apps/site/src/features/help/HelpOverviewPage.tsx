import { Grid, Heading, Link, SearchField, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { glossary } from '../../shared/glossary/terms.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import * as styles from './HelpOverviewPage.css.ts';
import { helpHead } from './heads.ts';
import { type HelpSubject, helpPages, helpSubjects } from './helpPages.ts';
import { otherHelp } from './otherHelp.ts';
import { HelpAnswers } from './search/HelpAnswers.tsx';
import { helpIndexQuery } from './search/queries.ts';
import { useAddressedSection } from './useAddressedSection.ts';
import { wordId } from './wordAddress.ts';

/** Help: all of its pages by subject, the words of racing, and a search in both. */
export default function HelpOverviewPage() {
  useAddressedSection();
  return (
    <Stack gap="xlarge">
      <PageHeading
        {...helpHead}
        intro="Never seen a race? Begin at the top. Looking for one thing? Type it."
      />
      <Search />
      <Grid columnMin={360} gap="xlarge">
        {helpSubjects.map((subject) => (
          <Subject key={subject} subject={subject} />
        ))}
      </Grid>
      <Stack gap="medium">
        <Heading id="words">Words of racing</Heading>
        <dl className={styles.words}>
          {glossary.map(({ id, word, meaning }) => (
            <div key={id}>
              <dt id={wordId(id)} className={styles.word}>
                {word}
              </dt>
              <dd className={styles.meaning}>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Stack>
      <Text>
        Nothing here answers it? <Link href={paths.contact}>Contact us</Link>.
      </Text>
    </Stack>
  );
}

function Search() {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const index = useQuery({ ...helpIndexQuery, enabled: wanted });
  return (
    <Stack gap="large">
      <search className={styles.search} onFocus={() => setWanted(true)}>
        <SearchField
          label="Search the help"
          value={text}
          placeholder="Going, withdraw, second factor"
          onChange={({ value }) => setText(value)}
        />
      </search>
      {text.trim() !== '' && <HelpAnswers text={text} index={index} />}
    </Stack>
  );
}

function Subject({ subject }: { subject: HelpSubject }) {
  const ofSubject = [
    ...otherHelp.map(({ label, about, ...page }) => ({ ...page, title: label, about })),
    ...Object.values(helpPages).map(({ path, title, able, ...page }) => ({
      ...page,
      href: path,
      title,
      about: `${able.slice(0, 1).toUpperCase()}${able.slice(1)}.`,
    })),
  ].filter((page) => page.subject === subject);
  return (
    <Stack gap="small">
      <Heading>{subject}</Heading>
      <ul className={styles.pages}>
        {ofSubject.map(({ href, title, about }) => (
          <li key={href} className={styles.page}>
            <Link href={href}>{title}</Link>
            <Text size="small" tone="muted">
              {about}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
