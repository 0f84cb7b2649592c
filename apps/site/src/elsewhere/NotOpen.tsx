import { ButtonLink, EmptyState, Inline, Label, Stack } from '@furlong/ui';
import { PageHead } from '../PageHead.tsx';

export interface NotOpenProps {
  /** The group of the footer that it stands in: 'Marketplace'. */
  group: string;
  /** What its link says: 'Claim a Horse'. */
  label: string;
}

/** A destination that has its place in the club, and no screen yet. */
export function NotOpen({ group, label }: NotOpenProps) {
  return (
    <Stack gap="medium" align="center">
      <PageHead title={label} description={`${label} is not open yet.`} />
      <Label tone="gold">{group}</Label>
      <EmptyState
        title={`${label}: this stand is not open yet`}
        hint="It is still being built. The races are running meanwhile."
        action={
          <Inline spread="center">
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
