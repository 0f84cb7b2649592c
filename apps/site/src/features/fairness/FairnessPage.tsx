import { ButtonLink, Heading, Inline, Stack, Text } from '@furlong/ui';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
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
      {sections.map(({ title, points }) => (
        <Stack key={title} gap="small">
          <Heading>{title}</Heading>
          {points.map((point) => (
            <Text key={point}>{point}</Text>
          ))}
        </Stack>
      ))}
      <Inline gap="small">
        <ButtonLink href={paths.raceResults} variant="secondary">
          Verify a Race
        </ButtonLink>
        <ButtonLink href={paths.economy} variant="quiet">
          How the Money Moves
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
