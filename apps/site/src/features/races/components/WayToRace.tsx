import { EmptyState, Heading, Skeleton, Stack } from '@furlong/ui';
import type { ReactNode } from 'react';
import { PageHead } from '../../../shared/page/PageHead.tsx';

interface WayToRaceProps {
  /** Names the page: 'Last race'. */
  title: string;
}

export interface NoSuchRaceProps extends WayToRaceProps {
  /** What there is not. */
  what: string;
  hint: string;
  /** Leads to another race. */
  action: ReactNode;
}

/** Holds the place of the race that a page leads to, while it is looked up. */
export function RaceOnItsWay({ title }: WayToRaceProps) {
  return (
    <Stack gap="large">
      <PageHead title={title} description={`${title}: it is looked up.`} />
      <Stack gap="small">
        <Skeleton width="9rem" height="1.5rem" />
        <Skeleton width="18rem" height="2.5rem" />
      </Stack>
      <Skeleton height="24rem" />
    </Stack>
  );
}

/** There is no race to lead to. */
export function NoSuchRace({ title, what, hint, action }: NoSuchRaceProps) {
  return (
    <Stack gap="large">
      <PageHead title={title} description={what} />
      <Heading level={1}>{title}</Heading>
      <EmptyState title={what} hint={hint} action={action} />
    </Stack>
  );
}
