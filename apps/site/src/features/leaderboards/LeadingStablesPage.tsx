import { Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import { comingRacesQuery } from '../races/index.ts';
import { Across } from './components/Across.tsx';
import { BoardFilters } from './components/BoardFilters.tsx';
import { LensTabs } from './components/LensTabs.tsx';
import { StableBoard } from './components/StableBoard.tsx';
import { leadingStablesHead } from './heads.ts';
import { useBoard } from './useBoard.ts';

/** The stables, players' and the house's, by several lenses. */
export default function LeadingStablesPage() {
  // Tells when a race is settled, which changes the order.
  useQuery(comingRacesQuery);
  const { view, coming, onShow } = useBoard('earnings');
  return (
    <Stack gap="large">
      <PageHeading
        {...leadingStablesHead}
        intro="Who is ahead of whom. The house’s stables fill up fields and win no money they keep; they stand here to be passed."
      />
      <Across from={paths.stablesLeaderboard} />
      <LensTabs ranked="stables" view={coming} onShow={onShow}>
        <BoardFilters ranked="stables" view={coming} onShow={onShow} />
        <StableBoard view={view} />
      </LensTabs>
    </Stack>
  );
}
