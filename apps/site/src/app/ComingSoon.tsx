import { ButtonLink, EmptyState, Heading, Inline, Label, Stack } from '@furlong/ui';
import { PageHead } from '../shared/page/PageHead.tsx';

export interface NotOpenProps {
  /** The group of the footer that it stands in: 'Marketplace'. */
  group: string;
  /** What its link says: 'Claim a Horse'. */
  label: string;
}

/** A destination that has its place in the club, and no screen yet. */
export function NotOpen({ group, label }: NotOpenProps) {
  return (
    <Stack gap="large">
      <PageHead title={label} description={`${label} is not open yet.`} />
      <Stack gap="xsmall">
        <Label tone="gold">{group}</Label>
        <Heading level={1}>{label}</Heading>
      </Stack>
      <EmptyState
        title="This stand is not open yet"
        hint={`${label} is still being built. The races are running meanwhile.`}
        action={
          <Inline justify="center">
            <ButtonLink href="/races/future-races">See the future races</ButtonLink>
            <ButtonLink href="/races/race-results" variant="secondary">
              Race results
            </ButtonLink>
          </Inline>
        }
      />
    </Stack>
  );
}
