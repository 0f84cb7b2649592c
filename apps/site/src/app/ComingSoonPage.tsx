import { ButtonLink, EmptyState, Heading, Inline, Label, Stack } from '@furlong/ui';
import { comingSoonHead } from '../shared/page/heads.ts';
import { PageHead } from '../shared/page/PageHead.tsx';
import { paths } from '../shared/paths.ts';

export interface ComingSoonPageProps {
  /** The group of the footer that it stands in: 'Marketplace'. */
  group: string;
  /** What its link says: 'Claim a Horse'. */
  label: string;
}

/** A page that is not built yet. */
export function ComingSoonPage({ group, label }: ComingSoonPageProps) {
  return (
    <Stack gap="large">
      <PageHead {...comingSoonHead(label)} />
      <Stack gap="xsmall">
        <Label tone="gold">{group}</Label>
        <Heading level={1}>{label}</Heading>
      </Stack>
      <EmptyState
        why="notOpen"
        title="This stand is not open yet"
        hint={`${label} is still being built. The races are running meanwhile.`}
        action={
          <Inline justify="center">
            <ButtonLink href={paths.futureRaces}>See the future races</ButtonLink>
            <ButtonLink href={paths.raceResults} variant="secondary">
              Race results
            </ButtonLink>
          </Inline>
        }
      />
    </Stack>
  );
}
