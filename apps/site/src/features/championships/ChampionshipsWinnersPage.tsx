import { ChampionCard, EmptyState, Grid, Heading, Skeleton, Stack, Text } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { dotted } from '../../shared/format/dotted.ts';
import { sayWhen } from '../../shared/format/time.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { useNow } from '../../shared/time/useNow.ts';
import { comingRacesQuery } from '../races/index.ts';
import { Divisions } from './components/Divisions.tsx';
import { championshipsWinnersHead, titleOfDivision } from './heads.ts';
import { championsQuery, divisionsQuery } from './queries.ts';
import { toChampionCard } from './toChampionCard.tsx';

/** The champions of every season and division, the newest first. */
export default function ChampionshipsWinnersPage() {
  // Tells when a race is settled, which may be a final.
  useQuery(comingRacesQuery);
  return (
    <Stack gap="large">
      <PageHeading
        {...championshipsWinnersHead}
        intro="Who won the finals, in their owners’ colours, with the races to watch and verify."
      />
      <Champions />
    </Stack>
  );
}

function Champions() {
  const champions = useInfiniteQuery(championsQuery);
  if (anyFailed([champions])) {
    return <QueryFailed title="The champions could not be loaded" queries={[champions]} />;
  }
  if (!champions.data) return <Loading />;
  const all = champions.data.pages.flat();
  if (all.length === 0) return <NoneYet />;
  return (
    <Stack gap="large">
      {[...Map.groupBy(all, ({ season }) => season)].map(([season, won]) => (
        <Stack key={season} gap="small">
          <Heading level={2}>Season {season}</Heading>
          <Grid columnMin={480}>
            {won.map((each) => (
              <ChampionCard
                key={`${each.division} ${each.horse.id}`}
                {...toChampionCard(each, null)}
              />
            ))}
          </Grid>
        </Stack>
      ))}
      <ShowMore count={all.length} of="champion" pages={champions} />
    </Stack>
  );
}

function Loading() {
  return (
    <Stack gap="medium">
      <Skeleton height="15rem" />
      <Skeleton height="15rem" />
    </Stack>
  );
}

/** Before the first final: when the next are run, and who leads now. */
function NoneYet() {
  const divisions = useQuery(divisionsQuery(null));
  const now = useNow(60_000);
  if (divisions.isPending) return <Loading />;
  const ahead = (divisions.data ?? [])
    .filter(({ finalOffAt }) => finalOffAt > now)
    .toSorted((a, b) => a.finalOffAt - b.finalOffAt);
  const [next] = ahead;
  return (
    <Stack gap="large">
      <EmptyState
        title="No final has been run yet"
        hint="Each champion will stand here with its owner’s colours, its road, and the film of its final."
      />
      {next && (
        <Stack gap="xsmall">
          <Heading level={2}>The next finals</Heading>
          {ahead.map(({ division, finalOffAt }) => (
            <Text key={division}>
              {dotted([titleOfDivision(division), sayWhen(finalOffAt, now)])}
            </Text>
          ))}
        </Stack>
      )}
      <Stack gap="small">
        <Heading level={2}>Who leads now</Heading>
        <Divisions />
      </Stack>
    </Stack>
  );
}
