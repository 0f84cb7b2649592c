import type { OwnHorse, SeasonTurn, Stable } from '@furlong/backend';
import { seasonAt, seasonSpan } from '@furlong/game/rules';
import { FilterBar, Heading, Stack, Text } from '@furlong/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatSeason } from '../../shared/format/season.ts';
import { formatDayOfYear } from '../../shared/format/time.ts';
import { keptHere } from '../../shared/keptHere.ts';
import { ListSkeleton } from '../../shared/page/ListSkeleton.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { useAddress } from '../../shared/page/useAddress.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { myHorsesQuery, myStableQuery } from '../stable/index.ts';
import { Awards } from './components/Awards.tsx';
import { SeasonFigures } from './components/SeasonFigures.tsx';
import { readSeasonKey } from './components/SeasonTurnNews.tsx';
import { TurnedHorses } from './components/TurnedHorses.tsx';
import { seeSeasonTurnMutation } from './mutations.ts';
import { seasonTurnQuery } from './queries.ts';

/** The Turn of the Season: what a season came to, and what its end changes for each horse. */
export default function SeasonTurnPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="The Turn of the Season"
        description="What the season came to, and what changes for each of your horses."
        intro="A season is twelve weeks, and a year of a horse’s life. On the first day of the next every horse is a year older, the books are closed, and the season’s awards are made."
      />
      <Turn />
    </Stack>
  );
}

function Turn() {
  const { userId } = usePlayer();
  const { drawn, coming, goTo } = useAddress();
  const asked = readSeason(drawn);
  const stable = useQuery(myStableQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  const turn = useQuery(seasonTurnQuery(userId, asked));
  const queries = [stable, horses, turn];
  if (anyFailed(queries))
    return <QueryFailed title="Your season could not be loaded" queries={queries} />;
  if (!stable.data || !horses.data || turn.data === undefined)
    return <ListSkeleton what="Your season" />;
  if (turn.data === null) return <Outlook horses={horses.data} stable={stable.data} />;
  return (
    <Stack gap="xlarge">
      {turn.data.seasons.length > 1 && (
        <FilterBar
          label="Choose a season"
          selects={[
            {
              label: 'Season',
              options: turn.data.seasons.map((season) => ({
                value: `${season}`,
                label: formatSeason(season),
              })),
              value: `${readSeason(coming) ?? turn.data.season}`,
              onChange: ({ value }) => goTo(new URLSearchParams({ season: value })),
            },
          ]}
          active={0}
        />
      )}
      <Turned turn={turn.data} horses={horses.data} stable={stable.data} userId={userId} />
    </Stack>
  );
}

/** The season that an address names; null for the last. */
function readSeason(address: URLSearchParams): number | null {
  const text = address.get('season') ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

interface TurnedProps {
  turn: SeasonTurn;
  horses: readonly OwnHorse[];
  stable: Stable;
  userId: string;
}

function Turned({ turn, horses, stable, userId }: TurnedProps) {
  const { mutate } = useMutation(seeSeasonTurnMutation(userId));
  const { season, seasons, seen } = turn;
  const unread = !seen && season === seasons[0];
  useEffect(() => {
    if (unread) mutate({ season });
    else if (seen) keptHere.setItem(readSeasonKey(stable.id), `${seasons[0]}`);
  }, [unread, seen, season, seasons, stable.id, mutate]);
  // Who was born or came since was not a year younger here.
  const older = horses.filter(({ createdAt }) => createdAt < seasonSpan(season).to);
  return (
    <>
      <Stack gap="small">
        <Heading level={2}>{formatSeason(season)}</Heading>
        <SeasonFigures turn={turn} />
      </Stack>
      <TurnedHorses
        title="What Changed for Your Horses"
        horses={older}
        records={turn.horses}
        season={season + 1}
        silks={stable.silks}
      />
      <Awards season={season} stableId={stable.id} />
    </>
  );
}

/** Before the first season of a stable is over: when that is, and what it will change. */
function Outlook({ horses, stable }: Pick<TurnedProps, 'horses' | 'stable'>) {
  const next = seasonAt(useNow(60_000)) + 1;
  return (
    <Stack gap="large">
      <Text>
        No season is over yet since your stable was founded. The next begins on{' '}
        {formatDayOfYear(seasonSpan(next).from, 'UTC')}: this is what it will change.
      </Text>
      <TurnedHorses
        title="What Will Change for Your Horses"
        horses={horses}
        records={[]}
        season={next}
        silks={stable.silks}
      />
    </Stack>
  );
}
