import { ButtonLink, Card, Heading, Inline, Stack, Text } from '@furlong/ui';
import { Term } from '../../shared/glossary/Term.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import { FairnessLine } from './components/FairnessLine.tsx';
import { OpenData } from './components/OpenData.tsx';
import * as styles from './FairnessPage.css.ts';
import { fairnessHead } from './heads.ts';
import { sections } from './sections.ts';

/** How a race binds the house, told to somebody who does not believe it. */
export default function FairnessPage() {
  return (
    <Stack gap="xlarge">
      <PageHeading
        {...fairnessHead}
        intro="You need not believe that a race was fair. This is what you can prove, and what you cannot."
      />
      <FairnessLine />
      <div className={styles.page}>
        <Stack gap="xlarge">
          {sections.map(({ title, points }) => (
            <Stack key={title} gap="small">
              <Heading>{title}</Heading>
              {points.map((point) => (
                <Text key={point}>{point}</Text>
              ))}
            </Stack>
          ))}
          <OpenData />
        </Stack>
        <div className={styles.trial}>
          <Card surface="turf" element="section" padding="large">
            <Trial />
          </Card>
        </div>
      </div>
    </Stack>
  );
}

function Trial() {
  return (
    <Stack gap="medium">
      <Heading>Try it yourself</Heading>
      <Text>
        Open any result and press Verify this race: your browser runs it again from what was
        published, and names what agrees and what does not.
      </Text>
      <Text size="small">
        Two words that you will meet: <Term of="seed-hash">seed hash</Term> and{' '}
        <Term of="reveal">reveal</Term>.
      </Text>
      <Inline gap="small">
        <ButtonLink href={paths.raceResults}>Verify a Race</ButtonLink>
        <ButtonLink href={paths.economy} variant="quiet">
          How the Money Moves
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
