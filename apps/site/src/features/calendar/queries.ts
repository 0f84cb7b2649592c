import type { CalendarRace, ListedRace } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../../shared/api/allPages.ts';
import { callApi } from '../../shared/api/callApi.ts';
import { calendarApi } from '../../shared/api/domains.ts';
import { playerKey } from '../../shared/api/playerKey.ts';
import { raceKeys } from '../races/index.ts';
import { stableKeys } from '../stable/index.ts';

/** The secret of the calendar's address is known by this key. */
export const secretKeyOf = (playerId: string) => [...playerKey(playerId), 'calendar', 'secret'];

/** All races that are open or running, the first off first. */
export const openRacesQuery = queryOptions({
  queryKey: [...raceKeys.future, 'open'],
  queryFn: () =>
    allPages<ListedRace>((page) => callApi((api, client) => api.futureRaces(client, page))),
  refetchInterval: MINUTE,
});

/** The player's races that go off in [from, to), ms since 1970. */
export const calendarRacesQuery = (playerId: string, span: { from: number; to: number }) =>
  queryOptions({
    // An entry made, taken back or settled is told among the activities too.
    queryKey: [...stableKeys.activity(playerId), 'races', span],
    queryFn: async () => {
      const races: CalendarRace[] = [];
      for (let more = true; more; ) {
        const after = races.at(-1) ?? null;
        const page = await callApi(calendarApi, (api, client) =>
          api.myCalendarRaces(client, { ...span, after }),
        );
        races.push(...page.races);
        more = page.more;
      }
      return races;
    },
  });

/** What the player's horses did in training on the days between these midnights. */
export const trainingDaysQuery = (playerId: string, midnights: readonly number[]) =>
  queryOptions({
    queryKey: [...stableKeys.training(playerId), 'days', midnights[0], midnights.at(-1)],
    queryFn: () => callApi(calendarApi, (api, client) => api.myTrainingDays(client, { midnights })),
  });

/** The secret part of the address at which the player's calendar is followed, or null. */
export const calendarSecretQuery = (playerId: string) =>
  queryOptions({
    queryKey: secretKeyOf(playerId),
    queryFn: () => callApi(calendarApi, (api, client) => api.myCalendarSecret(client)),
  });
