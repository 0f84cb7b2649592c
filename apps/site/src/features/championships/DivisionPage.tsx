import { type Division, isDivision } from '@furlong/game/rules';
import { ChampionCard, Heading, Link, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { comingRacesQuery } from '../races/index.ts';
import { useMyStable } from '../stable/index.ts';
import { DivisionField } from './components/DivisionField.tsx';
import { DivisionHead } from './components/DivisionHead.tsx';
import { DivisionRoad } from './components/DivisionRoad.tsx';
import { DivisionTable } from './components/DivisionTable.tsx';
import { MineInDivision } from './components/MineInDivision.tsx';
import { aboutDivision } from './divisionWords.ts';
import { headOfDivision } from './heads.ts';
import { championQuery, divisionsQuery, roadQuery } from './queries.ts';
import { useAskedSeason } from './seasonOfAddress.ts';
import { toChampionCard } from './toChampionCard.tsx';
import { useField, useStandings } from './useDivision.ts';
import { useMyStandings } from './useMyStandings.ts';

/** One division of the championships. */
export default function DivisionPage() {
  const { division = '' } = useParams();
  return isDivision(division) ? <DivisionInFull division={division} /> : <NotFound />;
}

function DivisionInFull({ division }: { division: Division }) {
  const season = useAskedSeason();
  const about = aboutDivision(division);
  // Tells when a race is settled, which may change the standings.
  useQuery(comingRacesQuery);
  return (
    <Stack gap="xlarge">
      <Stack gap="xsmall">
        <Link href={paths.championshipsSeries}>All divisions</Link>
        <PageHeading
          {...headOfDivision(division)}
          intro={season === null ? `${about}.` : `Season ${season}. ${about}.`}
        />
      </Stack>
      <Content season={season} division={division} />
    </Stack>
  );
}

function Content({ season, division }: { season: number | null; division: Division }) {
  const now = useNow(60_000);
  const all = useQuery(divisionsQuery(season));
  const road = useQuery(roadQuery(season, division));
  const champions = useQuery(championQuery(season, division));
  const { query: standings, mine } = useMyStandings();
  // Drawn at once with the rest, so that nothing moves; each says itself that it failed.
  const table = useStandings(season, division);
  const field = useField(season, division);
  const stable = useMyStable();
  const queries = [all, road, champions, standings, stable];
  if (anyFailed(queries)) {
    return <QueryFailed title="The championship could not be loaded" queries={queries} />;
  }
  const one = all.data?.find((each) => each.division === division);
  const awaited = [table, field, standings, stable].some(({ isLoading }) => isLoading);
  if (!one || !road.data || !champions.data || awaited) {
    return <TableLoading heading={null} rows={12} />;
  }
  const drawn = one.drawnAt === null ? null : (field.data ?? null);
  const own = mine.filter((each) => each.division === division && season === null);
  return (
    <>
      {champions.data.map((each) => (
        <ChampionCard key={each.horse.id} {...toChampionCard(each, null)} />
      ))}
      <DivisionHead division={one} road={road.data} now={now} />
      {own.length > 0 && stable.data && (
        <MineInDivision
          division={one}
          drawn={drawn}
          mine={own}
          silks={stable.data.silks}
          now={now}
        />
      )}
      <DivisionTable pages={table} road={road.data} drawn={drawn} mine={own} now={now} />
      <DivisionField places={field} division={one} mine={own} now={now} />
      <Stack gap="small">
        <Heading level={2}>The road to the final</Heading>
        <DivisionRoad road={road.data} now={now} />
      </Stack>
    </>
  );
}
