import type { ActiveAutoOrder, Boxes, OwnHorse, Stable } from '@furlong/backend';
import {
  Button,
  ButtonLink,
  EmptyState,
  Grid,
  HorseCard,
  HorseCardSkeleton,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { formatWorn } from '../../shared/format/wear.ts';
import { CardsLoading } from '../../shared/page/CardsLoading.tsx';
import { NoHorses } from '../../shared/page/NoHorses.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { useAddress } from '../../shared/page/useAddress.ts';
import { useListPages } from '../../shared/page/useListPages.ts';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import {
  autoOrdersQuery,
  myBoxesQuery,
  myEntriesQuery,
  myHorsesQuery,
  myStableQuery,
} from '../stable/index.ts';
import { atWorkOf } from './components/atWorkOf.tsx';
import { HorsesFilter } from './components/HorsesFilter.tsx';
import { HorsesTable } from './components/HorsesTable.tsx';
import {
  type Around,
  type HorsesView,
  noFilters,
  readView,
  viewHorses,
  writeView,
} from './myHorsesView.ts';
import { horseGroupsQuery } from './queries.ts';
import { toBoxWords } from './toBoxWords.ts';
import { toHorseCardProps } from './toHorseCardProps.ts';

/** Cards that are shown at first. */
const page = 12;

/** Every horse of the stable: its record, how it is, and where it runs next. */
export default function MyHorsesPage() {
  return (
    <Stack gap="large">
      <Inline justify="between" gap="medium">
        <PageHeading
          title="My Horses"
          description="The horses of your stable."
          intro="Their form, how they are, and where they run next."
        />
        <Inline gap="xsmall">
          <ButtonLink href={paths.trainMany()} variant="secondary" size="small">
            Train many
          </ButtonLink>
          <ButtonLink href={paths.retireHorses} variant="secondary" size="small">
            Retired horses
          </ButtonLink>
          <ButtonLink href={paths.salesRing} variant="secondary" size="small">
            Buy New Horse
          </ButtonLink>
        </Inline>
      </Inline>
      <Horses />
    </Stack>
  );
}

function Horses() {
  const { userId } = usePlayer();
  const stable = useQuery(myStableQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const groups = useQuery(horseGroupsQuery(userId));
  const boxes = useQuery(myBoxesQuery(userId));
  const orders = useQuery(autoOrdersQuery(userId));
  const queries = [stable, horses, entries, groups, boxes, orders];

  if (anyFailed(queries))
    return <QueryFailed title="Your horses could not be loaded" queries={queries} />;
  if (!stable.data || !horses.data || !entries.data || !groups.data || !boxes.data || !orders.data)
    return (
      <Stack gap="medium">
        <Skeleton width="min(100%, 38rem)" height="2.5rem" />
        <CardsLoading what="Your horses" Placeholder={HorseCardSkeleton} />
      </Stack>
    );
  if (horses.data.length === 0) {
    return <NoHorses />;
  }
  return (
    <Viewed
      horses={horses.data}
      stable={stable.data}
      entries={entries.data}
      groups={groups.data}
      boxes={boxes.data}
      orders={orders.data}
    />
  );
}

interface ViewedProps extends Omit<Around, 'now'> {
  horses: readonly OwnHorse[];
  stable: Stable;
  boxes: Boxes;
  orders: readonly ActiveAutoOrder[];
}

/** The horses as the address has them sorted, narrowed and drawn. */
function Viewed({ horses, stable, entries, groups, boxes, orders }: ViewedProps) {
  const now = useNow(30_000);
  const { drawn, coming, goTo } = useAddress();
  const view = readView(drawn);
  const seen = viewHorses(horses, view, { entries, groups, now });
  const change = (changes: Partial<HorsesView>) => goTo(writeView(coming, changes));
  const pages = useListPages(seen, page);
  const cards = (view.layout === 'table' ? seen : pages.shown).map((horse) => ({
    ...toHorseCardProps(horse, { now, stable, entries, orders }),
    equipment: horse.equipment.map(formatWorn),
    ...atWorkOf(horse),
    talentsHash: horse.talentsHash,
  }));
  return (
    <Stack gap="medium">
      <Text size="small" tone="muted">
        {toBoxWords(boxes, now)} <Link href={paths.economy}>How the money moves</Link>
      </Text>
      {horses.length > 1 && (
        <HorsesFilter
          view={readView(coming)}
          groups={groups}
          count={seen.length}
          onChange={change}
        />
      )}
      {seen.length === 0 && (
        <EmptyState
          why="nothingFound"
          title="No horse of yours is like that"
          hint="Take a filter off, or all of them."
          action={
            <Button variant="secondary" onPress={() => change(noFilters)}>
              Show all horses
            </Button>
          }
        />
      )}
      {seen.length > 0 && view.layout === 'table' && <HorsesTable horses={cards} />}
      {seen.length > 0 && view.layout === 'cards' && (
        <Grid columnMin={320}>
          {cards.map((card) => (
            <HorseCard
              key={card.horseId}
              {...card}
              href={paths.horse(card.horseId)}
              trainHref={paths.train({ horseId: card.horseId })}
              enterHref={paths.enterRace({ horseId: card.horseId })}
            />
          ))}
        </Grid>
      )}
      {view.layout === 'cards' && seen.length > page && (
        <ShowMore count={cards.length} of="horse" total={seen.length} pages={pages} />
      )}
    </Stack>
  );
}
