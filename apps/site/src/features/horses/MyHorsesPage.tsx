import {
  ButtonLink,
  EmptyState,
  Grid,
  HorseCard,
  HorseCardSkeleton,
  Inline,
  Stack,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { formatWorn } from '../../shared/format/wear.ts';
import { CardsLoading } from '../../shared/page/CardsLoading.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { myEntriesQuery, myHorsesQuery, myStableQuery } from '../stable/index.ts';
import { atWorkOf } from './components/atWorkOf.tsx';
import { toHorseCardProps } from './toHorseCardProps.ts';

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
        <ButtonLink href={paths.salesRing} variant="secondary">
          Buy New Horse
        </ButtonLink>
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
  const now = useNow(30_000);
  const queries = [stable, horses, entries];

  if (anyFailed(queries))
    return <QueryFailed title="Your horses could not be loaded" queries={queries} />;
  if (!stable.data || !horses.data || !entries.data)
    return <CardsLoading what="Your horses" Placeholder={HorseCardSkeleton} />;
  if (horses.data.length === 0) {
    return <EmptyState title="No horses yet" hint="You can buy one in the sales ring." />;
  }
  const around = { now, stable: stable.data, entries: entries.data };
  return (
    <Grid columnMin={320}>
      {horses.data.map((horse) => (
        <HorseCard
          key={horse.id}
          {...toHorseCardProps(horse, around)}
          equipment={horse.equipment.map(formatWorn)}
          {...atWorkOf(horse)}
          href={paths.horse(horse.id)}
          trainHref={paths.train({ horseId: horse.id })}
          enterHref={paths.enterRace({ horseId: horse.id })}
          talentsHash={horse.talentsHash}
        />
      ))}
    </Grid>
  );
}
