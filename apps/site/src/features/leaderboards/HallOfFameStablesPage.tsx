import { Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import { Across } from './components/Across.tsx';
import { Gallery } from './components/Gallery.tsx';
import { HallReasons } from './components/HallReasons.tsx';
import { hallOfFameStablesHead } from './heads.ts';
import { hallStablesQuery } from './queries.ts';
import { toHallStable } from './toHallCard.ts';

/** The great stables of the club, each with its road, and what it takes to be one. */
export default function HallOfFameStablesPage() {
  const stables = useInfiniteQuery(hallStablesQuery);
  return (
    <Stack gap="large">
      <PageHeading
        {...hallOfFameStablesHead}
        intro="The great stables of the club, and the races that made them so. Each film is one press away."
      />
      <Across from={paths.hallOfFameStables} />
      <Gallery
        hall="stables"
        pages={stables}
        members={stables.data?.pages.flat().map(toHallStable)}
      />
      <HallReasons hall="stables" held={stables.isPending} />
    </Stack>
  );
}
