import { Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import { comingRacesQuery } from '../races/index.ts';
import { Across } from './components/Across.tsx';
import { BoardFilters } from './components/BoardFilters.tsx';
import { HorseBoard } from './components/HorseBoard.tsx';
import { LensTabs } from './components/LensTabs.tsx';
import { leadingHorsesHead } from './heads.ts';
import { useBoard } from './useBoard.ts';

/** The horses, players' and the house's, by several lenses, of all races or of some. */
export default function LeadingHorsesPage() {
  // Tells when a race is settled, which changes the order.
  useQuery(comingRacesQuery);
  const { view, coming, onShow } = useBoard('wins');
  return (
    <Stack gap="large">
      <PageHeading
        {...leadingHorsesHead}
        intro="The best of the club by their faces: of all races, of a distance, a surface or an age."
      />
      <Across from={paths.horsesLeaderboard} />
      <LensTabs ranked="horses" view={coming} onShow={onShow}>
        <BoardFilters ranked="horses" view={coming} onShow={onShow} />
        <HorseBoard view={view} />
      </LensTabs>
    </Stack>
  );
}
