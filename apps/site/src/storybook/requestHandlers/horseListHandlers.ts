import type { HorseList, ListedHorse } from '@furlong/backend';
import { http, type RequestHandler } from 'msw';
import { refusal } from '../backendStates.ts';
import type { MockBackendState } from '../game.ts';
import { comet } from '../horseLists.ts';
import { timestamp } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** Lists of horses, and who follows them. */
export default function horseListHandlers(game: MockBackendState): RequestHandler[] {
  const { horseLists } = game;
  const change = (listId: string, changes: (list: HorseList) => Partial<HorseList>) => {
    horseLists.lists = horseLists.lists.map((list) =>
      list.id === listId ? { ...list, ...changes(list) } : list,
    );
  };
  const put = (listId: string, horses: readonly ListedHorse[]) => {
    horseLists.horses = { ...horseLists.horses, [listId]: horses };
    change(listId, () => ({ horses: horses.length }));
  };
  const mine = (request: Request) => {
    const own = playerOf(game, request)?.stable.id;
    return horseLists.lists
      .map((list) => ({ list, own: list.stable?.id === own }))
      .filter(({ list, own: isOwn }) => isOwn || horseLists.followed.includes(list.id))
      .toSorted((a, b) => Number(b.own) - Number(a.own));
  };
  return [
    rpc('horse_lists', ({ p_text = '', p_before_id, p_limit = 20 }) => {
      const found = horseLists.lists.filter(({ name }) =>
        name.toLowerCase().startsWith(p_text.toLowerCase()),
      );
      const first = found.findIndex(({ id }) => id === p_before_id) + 1;
      return found.slice(first, first + p_limit).map(listRow);
    }),
    http.post<never, { p_list_id: string }>('*/rest/v1/rpc/horse_list', async ({ request }) => {
      const { p_list_id } = await request.clone().json();
      return horseLists.lists.some(({ id }) => id === p_list_id)
        ? undefined
        : refusal('list_not_found');
    }),
    rpc('horse_list', ({ p_list_id }) =>
      horseLists.lists.filter(({ id }) => id === p_list_id).map(listRow),
    ),
    rpc('horses_of_list', ({ p_list_id }) => (horseLists.horses[p_list_id] ?? []).map(horseRow)),
    rpc('my_horse_lists', (_args, request) =>
      mine(request).map(({ list, own }) => ({ ...listRow(list), own })),
    ),
    rpc('my_listed_horses', ({ p_after_name, p_limit = 20 }, request) => {
      const lists = mine(request).map(({ list }) => list);
      const onLists = ({ id }: ListedHorse) =>
        lists.filter((list) => horseLists.horses[list.id]?.some((horse) => horse.id === id));
      const each = new Map(
        lists.flatMap(({ id }) => horseLists.horses[id] ?? []).map((horse) => [horse.id, horse]),
      );
      const horses = [...each.values()];
      const first = horses.findIndex(({ name }) => name === p_after_name) + 1;
      return horses
        .slice(first, first + p_limit)
        .map((horse) => ({ ...horseRow(horse), lists: onLists(horse).map(({ name }) => name) }));
    }),
    rpc('make_horse_list', ({ p_name, p_description }, request) => {
      const stable = playerOf(game, request)?.stable ?? null;
      const description = p_description === '' ? null : p_description;
      const list = { id: 'made', name: p_name, description, horses: 0, followers: 0, stable };
      horseLists.lists = [...horseLists.lists, list];
      return list.id;
    }),
    rpc('change_horse_list', ({ p_list_id, p_name, p_description }) => {
      change(p_list_id, () => ({ name: p_name, description: p_description || null }));
      return p_list_id;
    }),
    rpc('delete_horse_list', ({ p_list_id }) => {
      horseLists.lists = horseLists.lists.filter(({ id }) => id !== p_list_id);
      return p_list_id;
    }),
    rpc('put_in_horse_list', ({ p_list_id, p_horse_name }) => {
      const put_in = { ...comet, id: p_horse_name, name: p_horse_name };
      put(p_list_id, [...(horseLists.horses[p_list_id] ?? []), put_in]);
      return put_in.id;
    }),
    rpc('take_from_horse_list', ({ p_list_id, p_horse_id }) => {
      const left = (horseLists.horses[p_list_id] ?? []).filter(({ id }) => id !== p_horse_id);
      put(p_list_id, left);
      return p_horse_id;
    }),
    rpc('follow_horse_list', ({ p_list_id, p_followed }) => {
      horseLists.followed = horseLists.followed.filter((id) => id !== p_list_id);
      if (p_followed) horseLists.followed = [...horseLists.followed, p_list_id];
      change(p_list_id, ({ followers }) => ({ followers: followers + (p_followed ? 1 : -1) }));
      return p_followed;
    }),
  ];
}

const listRow = ({ id, name, description, horses, followers, stable }: HorseList) => ({
  ...{ id, name, description, horses, followers },
  ...{ stable_id: stable?.id ?? null, stable_name: stable?.name ?? null },
});

const horseRow = ({ next, ...horse }: ListedHorse) => ({
  ...{ horse_id: horse.id, name: horse.name, sex: horse.sex, birth_season: horse.birthSeason },
  ...{ coat: horse.coat, specialty: horse.specialty, rating: horse.rating },
  ...{ figures: horse.figures, retired: horse.retired, stable_name: horse.stableName },
  ...{ silks: { ...horse.silks }, race_id: next?.raceId ?? null },
  ...{ race_name: next?.raceName ?? null, track_id: next?.trackId ?? null },
  off_at: next === null ? null : timestamp(next.offAt),
});
