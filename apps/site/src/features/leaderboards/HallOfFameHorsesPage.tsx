import { Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { Across } from './components/Across.tsx';
import { Gallery } from './components/Gallery.tsx';
import { HallReasons } from './components/HallReasons.tsx';
import { hallOfFameHorsesHead } from './heads.ts';
import { hallHorsesQuery } from './queries.ts';
import { toHallHorse } from './toHallCard.ts';

/** The great horses of the club, each with its road, and what it takes to be one. */
export default function HallOfFameHorsesPage() {
  const horses = useInfiniteQuery(hallHorsesQuery);
  const now = useNow(60_000);
  return (
    <Stack gap="large">
      <PageHeading
        {...hallOfFameHorsesHead}
        intro="The great horses of the club, and the races that made them so. Each film is one press away."
      />
      <Across from={paths.hallOfFameHorses} />
      <Gallery
        hall="horses"
        pages={horses}
        members={horses.data?.pages.flat().map((horse) => toHallHorse(horse, now))}
      />
      <HallReasons hall="horses" held={horses.isPending} />
    </Stack>
  );
}
