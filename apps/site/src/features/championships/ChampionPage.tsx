import { type Division, divisionNames, finalOf, isDivision } from '@furlong/game/rules';
import { ButtonLink, ChampionCard, EmptyState, Link, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { formatDate } from '../../shared/format/time.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { DivisionRoad } from './components/DivisionRoad.tsx';
import { headOfChampion } from './heads.ts';
import { championQuery, roadQuery } from './queries.ts';
import { useAskedSeason } from './seasonOfAddress.ts';
import { toChampionCard } from './toChampionCard.tsx';

/** The champion of one season and division. */
export default function ChampionPage() {
  const { division = '' } = useParams();
  const season = useAskedSeason();
  if (season === null || !isDivision(division)) return <NotFound />;
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <Link href={paths.championshipsWinners}>All champions</Link>
        <PageHeading
          {...headOfChampion(season, division)}
          intro="The champion, its road, and every race that led to the final."
        />
      </Stack>
      <Content season={season} division={division} />
    </Stack>
  );
}

function Content({ season, division }: { season: number; division: Division }) {
  const champions = useQuery(championQuery(season, division));
  const road = useQuery(roadQuery(season, division));
  const now = useNow(60_000);
  const queries = [champions, road];
  if (anyFailed(queries)) {
    return <QueryFailed title="The champion could not be loaded" queries={queries} />;
  }
  if (!champions.data || !road.data) return <Skeleton height="15rem" />;
  const table = paths.championship(division, season);
  if (champions.data.length === 0) {
    return (
      <EmptyState
        title={`The ${divisionNames[division]} final of season ${season} has no winner yet`}
        hint={`It is off ${formatDate(finalOf(season, division).finalOffAt)}.`}
        action={<ButtonLink href={table}>See the Standings</ButtonLink>}
      />
    );
  }
  return (
    <>
      {champions.data.map((each) => (
        <ChampionCard key={each.horse.id} {...toChampionCard(each, road.data)} />
      ))}
      <Link href={table}>The final table and field</Link>
      <DivisionRoad road={road.data} now={now} />
    </>
  );
}
