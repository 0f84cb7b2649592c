import { EmptyState, Heading, Skeleton, Stack } from '@furlong/ui';
import type { ReactNode } from 'react';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import type { PageHeadProps } from '../../../shared/page/pageHeadProps.ts';

interface WayToRaceProps {
  head: PageHeadProps;
}

export interface NoSuchRaceProps extends WayToRaceProps {
  /** What there is not. */
  what: string;
  hint: string;
  /** Leads to another race. */
  action: ReactNode;
}

/** Holds the place of the race that a page leads to, while it is looked up. */
export function UpcomingRace({ head }: WayToRaceProps) {
  return (
    <Stack gap="large">
      <PageHead {...head} />
      <Heading level={1}>{head.title}</Heading>
      <Skeleton height="24rem" />
    </Stack>
  );
}

/** There is no race to lead to. */
export function NoSuchRace({ head, what, hint, action }: NoSuchRaceProps) {
  return (
    <Stack gap="large">
      <PageHead {...head} />
      <Heading level={1}>{head.title}</Heading>
      <EmptyState title={what} hint={hint} action={action} />
    </Stack>
  );
}
