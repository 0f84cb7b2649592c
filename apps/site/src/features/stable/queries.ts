import type { OwnHorse, UpcomingEntry } from '@furlong/backend';
import { DAY, MINUTE } from '@furlong/game/rules';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { playerKey } from '../../shared/api/playerKey.ts';
import { horseKey } from '../../shared/horses/horseQuery.ts';
import { progressInterval, workInterval } from '../../shared/races/polling.ts';
import { serverNow } from '../../shared/time/clock.ts';

/** How many days of the account are told. */
const MONEY_DAYS = 14;

/** Keys of what a player's stable has and does. */
export const stableKeys = {
  stable: (playerId: string) => [...playerKey(playerId), 'stable'] as const,
  /** What the boxes cost; it changes with the horses. */
  boxes: (playerId: string) => [...stableKeys.horses(playerId), 'boxes'] as const,
  wallets: (playerId: string) => [...playerKey(playerId), 'wallets'] as const,
  /** What the stable's money did, day by day; whatever is paid or received changes it. */
  money: (playerId: string) => [...stableKeys.wallets(playerId), 'days'] as const,
  horses: (playerId: string) => [...playerKey(playerId), 'horses'] as const,
  retired: (playerId: string) => [...playerKey(playerId), 'retired'] as const,
  groups: (playerId: string) => [...playerKey(playerId), 'groups'] as const,
  notes: (playerId: string) => [...playerKey(playerId), 'notes'] as const,
  /** The shop with its cart, and what the stable has. */
  equipment: (playerId: string) => [...playerKey(playerId), 'equipment'] as const,
  entries: (playerId: string) => [...playerKey(playerId), 'entries'] as const,
  trophies: (playerId: string) => [...playerKey(playerId), 'trophies'] as const,
  activity: (playerId: string) => [...playerKey(playerId), 'activity'] as const,
  /** The first visit, the week's earnings, and what horses came back from or wore out. */
  overview: (playerId: string) => [...playerKey(playerId), 'overview'] as const,
  /** Sessions, and the work that the horses have behind them. */
  training: (playerId: string) => [...playerKey(playerId), 'training'] as const,
  /** What the auto-trainer did, the orders that are over too. */
  autoHistory: (playerId: string) => [...stableKeys.training(playerId), 'auto history'] as const,
  /** What is told of the market to the player alone. */
  market: (playerId: string) => [...playerKey(playerId), 'market'] as const,
  /** What changes with a horse that comes or goes: what it wore stays behind, its auto-training ends. */
  ofHorse: (playerId: string) => [
    stableKeys.horses(playerId),
    stableKeys.equipment(playerId),
    stableKeys.training(playerId),
    stableKeys.activity(playerId),
    stableKeys.overview(playerId),
  ],
  /** What an entry that is made or taken back changes. */
  ofEntry: (playerId: string) => [
    stableKeys.entries(playerId),
    stableKeys.wallets(playerId),
    stableKeys.activity(playerId),
    stableKeys.overview(playerId),
  ],
};

/** Those of the rows that are not among the others. */
const missingIn = <Row extends { id: string }>(others: readonly Row[], rows: readonly Row[]) =>
  rows.filter(({ id }) => others.every((other) => other.id !== id));

export const myStableQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.stable(playerId),
    queryFn: () => callApi((api, client) => api.myStable(client)),
  });

export const myWalletsQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.wallets(playerId),
    queryFn: () => callApi((api, client) => api.myWallets(client)),
  });

/** What the stable's money did on the last days. */
export const myMoneyDaysQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.money(playerId),
    queryFn: () =>
      callApi((api, client) =>
        api.myMoneyDays(client, {
          since: new Date(serverNow() - MONEY_DAYS * DAY).toISOString().slice(0, 10),
        }),
      ),
  });

/** What the boxes of the stable cost; asked for again once the week has been charged. */
export const myBoxesQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.boxes(playerId),
    queryFn: () => callApi((api, client) => api.myBoxes(client)),
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : Math.max(MINUTE, data.chargedAt + MINUTE - serverNow()),
  });

/** The graded races that the player's stable has won. */
export const myTrophiesQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.trophies(playerId),
    queryFn: () => callApi((api, client) => api.myTrophies(client)),
  });

/**
 * The player's horses; asked for again when a training session ends, and each minute: one that is for
 * sale may be bought. What a horse that is back has gained is asked for as well, and what changes with one
 * that has come or gone elsewhere.
 */
export const myHorsesQuery = (playerId: string) => {
  const queryKey = stableKeys.horses(playerId);
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const before = client.getQueryData<OwnHorse[]>(queryKey);
      const horses = await callApi((api, backend) => api.myHorses(backend));
      if (before === undefined) return horses;
      const moved = [...missingIn(horses, before), ...missingIn(before, horses)];
      const back = horses.filter(
        ({ id, atWork }) => atWork === null && before.find((horse) => horse.id === id)?.atWork,
      );
      if (moved.length > 0) {
        const changed = [
          ...stableKeys.ofHorse(playerId),
          stableKeys.wallets(playerId),
          stableKeys.market(playerId),
          ...moved.map(({ id }) => horseKey(id)),
        ];
        invalidate(client, changed, { but: queryKey });
      } else if (back.length > 0) {
        invalidate(client, [
          stableKeys.training(playerId),
          stableKeys.activity(playerId),
          stableKeys.overview(playerId),
        ]);
      }
      return horses;
    },
    refetchInterval: ({ state: { data: horses = [] } }) => {
      const ends = horses.flatMap(({ atWork }) => (atWork === null ? [] : atWork.until));
      const soon = ends.length === 0 ? MINUTE : workInterval(Math.min(...ends), serverNow());
      return Math.min(MINUTE, soon);
    },
  });
};

/**
 * Entries not yet settled, next race first; asked for again at its off, and when its last runner is
 * home. An entry that is gone was settled, and what its race changed is asked for again as well.
 */
export const myEntriesQuery = (playerId: string) => {
  const queryKey = stableKeys.entries(playerId);
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const before = client.getQueryData<UpcomingEntry[]>(queryKey) ?? [];
      const entries = await callApi((api, backend) => api.myUpcomingEntries(backend));
      if (missingIn(entries, before).length > 0) {
        invalidate(client, [
          stableKeys.horses(playerId),
          stableKeys.wallets(playerId),
          stableKeys.trophies(playerId),
          stableKeys.activity(playerId),
          stableKeys.overview(playerId),
        ]);
      }
      return entries;
    },
    refetchInterval: ({ state: { data: [next] = [] } }) =>
      next ? Math.min(MINUTE, progressInterval(next.race, serverNow()) || MINUTE) : false,
  });
};

/** What the dashboard tells of the stable and no other page does. */
export const myOverviewQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.overview(playerId),
    queryFn: () => callApi((api, client) => api.myOverview(client)),
  });

export const myActivityQuery = (playerId: string) =>
  queryOptions({
    queryKey: stableKeys.activity(playerId),
    queryFn: () => callApi((api, client) => api.myActivity(client, { limit: 16 })),
  });
