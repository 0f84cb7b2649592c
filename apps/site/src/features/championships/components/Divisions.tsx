import type { ChampionshipDivision } from '@furlong/backend';
import { divisions as all } from '@furlong/game/rules';
import { DivisionCard, DivisionCardSkeleton, Grid } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { divisionsQuery } from '../queries.ts';
import { toDivisionCard } from '../toDivisionCard.ts';
import { useMyStandings } from '../useMyStandings.ts';

/** The next final first, and what is decided last. */
const undecidedFirst = (a: ChampionshipDivision, b: ChampionshipDivision) =>
  Number(a.champion !== null) - Number(b.champion !== null) || a.finalOffAt - b.finalOffAt;

/** The six divisions of this season, each with its leader, what comes next, and one's own horses. */
export function Divisions() {
  const divisions = useQuery(divisionsQuery(null));
  const { query: standings, mine } = useMyStandings();
  const now = useNow(60_000);
  const queries = [divisions, standings];
  if (anyFailed(queries)) {
    return <QueryFailed title="The championships could not be loaded" queries={queries} />;
  }
  return (
    <div aria-busy={!divisions.data}>
      <Grid columnMin={300} lineOf={3}>
        {divisions.data
          ?.toSorted(undecidedFirst)
          .map((division) => (
            <DivisionCard key={division.division} {...toDivisionCard(division, mine, now)} />
          )) ?? all.map((division) => <DivisionCardSkeleton key={division} />)}
      </Grid>
    </div>
  );
}
