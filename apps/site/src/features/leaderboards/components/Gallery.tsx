import type { Hall } from '@furlong/backend';
import {
  ButtonLink,
  EmptyState,
  Grid,
  HallOfFameCard,
  type HallOfFameCardProps,
  Heading,
  Skeleton,
  Stack,
} from '@furlong/ui';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore, type ShowMoreProps } from '../../../shared/page/ShowMore.tsx';
import { paths } from '../../../shared/paths.ts';

export interface GalleryProps {
  hall: Hall;
  pages: ShowMoreProps['pages'] & Parameters<typeof anyFailed>[0][number];
  /** Undefined while they are on their way. */
  members: readonly HallOfFameCardProps[] | undefined;
}

/** The members of a hall of fame, the newest first. */
export function Gallery({ hall, pages, members }: GalleryProps) {
  if (anyFailed([pages])) {
    return <QueryFailed title="The hall of fame could not be loaded" queries={[pages]} />;
  }
  if (members?.length === 0) {
    return (
      <EmptyState
        title={`No ${hall === 'horses' ? 'horse' : 'stable'} is in the hall yet`}
        hint="The first place is free. A graded race is where the road begins."
        action={<ButtonLink href={paths.futureRaces}>See the future races</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="medium">
      <Heading level={2}>In the hall</Heading>
      <Grid columnMin={300}>
        {members?.map((member) => (
          <HallOfFameCard key={member.href} {...member} only={members.length === 1} />
        )) ?? ['first', 'second', 'third'].map((each) => <Skeleton key={each} height="26rem" />)}
      </Grid>
      <ShowMore count={members?.length ?? 0} of="member" pages={pages} />
    </Stack>
  );
}
