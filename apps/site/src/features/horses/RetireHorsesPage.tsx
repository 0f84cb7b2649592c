import type { OwnHorse, Stable, UpcomingEntry } from '@furlong/backend';
import { gameErrors, retirementRefusal } from '@furlong/game/rules';
import { Heading, HorseLine, HorseLines, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../shared/page/ListSkeleton.tsx';
import { NoHorses } from '../../shared/page/NoHorses.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { useListPages } from '../../shared/page/useListPages.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { myListingsQuery } from '../market/index.ts';
import { myEntriesQuery, myHorsesQuery, myStableQuery } from '../stable/index.ts';
import { RetiredHorses } from './components/RetiredHorses.tsx';
import { Retirement } from './components/Retirement.tsx';
import { retiredHorsesQuery } from './queries.ts';
import { toHorseLine } from './toHorseLine.ts';

/** Horses in training that are shown at first. */
const page = 20;

/** Retire Horses: which horse of the stable leaves the sport for good, and which have. */
export default function RetireHorsesPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Retire Horses"
        description="Retire a horse for good, and open its sealed talents."
        intro="A retired horse never runs again. Its races, wins, earnings and page stay, its box is free, and what was hidden of it is opened for everybody."
      />
      <Retiring />
    </Stack>
  );
}

function Retiring() {
  const { userId } = usePlayer();
  const stable = useQuery(myStableQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const retired = useInfiniteQuery(retiredHorsesQuery(userId));
  const listings = useQuery(myListingsQuery(userId));
  const queries = [stable, horses, entries, retired, listings];

  if (anyFailed(queries))
    return <QueryFailed title="Your horses could not be loaded" queries={queries} />;
  if (!stable.data || !horses.data || !entries.data || !retired.data || !listings.data)
    return <ListSkeleton what="Your horses" />;
  const { silks } = stable.data;
  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        <Heading level={2}>Your horses</Heading>
        <InTraining
          horses={horses.data}
          entries={entries.data}
          offered={new Set(listings.data.map(({ horseId }) => horseId))}
          silks={silks}
        />
      </Stack>
      <Stack gap="small">
        <Heading level={2}>Retired</Heading>
        <RetiredHorses horses={retired.data.pages.flat()} silks={silks} pages={retired} />
      </Stack>
    </Stack>
  );
}

interface InTrainingProps extends Pick<Stable, 'silks'> {
  horses: readonly OwnHorse[];
  entries: readonly UpcomingEntry[];
  /** Those in the sales ring, by id. */
  offered: ReadonlySet<string>;
}

function InTraining({ horses, entries, offered, silks }: InTrainingProps) {
  const now = useNow(60_000);
  const pages = useListPages(horses, page);
  if (horses.length === 0) {
    return <NoHorses />;
  }
  return (
    <Stack gap="small">
      <HorseLines label="Your horses">
        {pages.shown.map((horse) => {
          const refusal = retirementRefusal({
            entered: entries.some(({ horseId }) => horseId === horse.id),
            atWork: horse.atWork !== null,
            forSale: offered.has(horse.id),
            stabled: horses.length,
          });
          return (
            <li key={horse.id}>
              <HorseLine
                {...toHorseLine(horse, { now, silks })}
                note={refusal && gameErrors[refusal]}
              >
                {refusal === null && <Retirement horse={horse} />}
              </HorseLine>
            </li>
          );
        })}
      </HorseLines>
      {horses.length > page && (
        <ShowMore count={pages.shown.length} of="horse" total={horses.length} pages={pages} />
      )}
    </Stack>
  );
}
