import { Heading, Link, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import { comingRacesQuery } from '../races/index.ts';
import { Divisions } from './components/Divisions.tsx';
import { HowTwelve } from './components/HowTwelve.tsx';
import { SeasonNow } from './components/SeasonNow.tsx';
import { championshipsSeriesHead } from './heads.ts';

/** The championships of the season: where it is, and how its six divisions stand. */
export default function ChampionshipsSeriesPage() {
  // Tells when a race is settled, which may change the standings.
  useQuery(comingRacesQuery);
  return (
    <Stack gap="xlarge">
      <PageHeading
        {...championshipsSeriesHead}
        intro="A championship is a season’s race for points, and a final of twelve that decides it."
      />
      <SeasonNow />
      <Stack gap="small">
        <Heading level={2}>Six divisions</Heading>
        <Divisions />
        <Link href={paths.championshipsWinners}>Champions of all seasons</Link>
      </Stack>
      <HowTwelve />
    </Stack>
  );
}
