import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type HorseList,
  type HorseListRow,
  type ListedHorse,
  type ListedHorseRow,
  type MyHorseList,
  type MyListedHorse,
  toHorseList,
  toListedHorse,
} from './rows.ts';

/**
 * The lists of horses, the most followed first, after one of them; or the first of those whose names begin with
 * `text`, by name.
 */
export async function horseLists(
  backend: Backend,
  {
    text,
    after,
    limit,
  }: { text: string; after: Pick<HorseList, 'id' | 'followers'> | null; limit: number },
): Promise<HorseList[]> {
  const rows = await unwrap(
    backend
      .rpc('horse_lists', {
        ...(text !== '' && { p_text: text }),
        ...(after !== null && { p_before_followers: after.followers, p_before_id: after.id }),
        p_limit: limit,
      })
      .overrideTypes<HorseListRow[], { merge: false }>(),
  );
  return rows.map(toHorseList);
}

/**
 * One list.
 * @throws GameError `list_not_found`
 */
export async function horseList(
  backend: Backend,
  { listId }: { listId: string },
): Promise<HorseList> {
  const [row] = await unwrap(
    backend
      .rpc('horse_list', { p_list_id: listId })
      .overrideTypes<HorseListRow[], { merge: false }>(),
  );
  if (row === undefined) throw new Error('The list was not answered.');
  return toHorseList(row);
}

/** The horses of a list, who runs next first, the rest by name; fifty at most. */
export async function horsesOfList(
  backend: Backend,
  { listId }: { listId: string },
): Promise<ListedHorse[]> {
  const rows = await unwrap(
    backend
      .rpc('horses_of_list', { p_list_id: listId })
      .overrideTypes<ListedHorseRow[], { merge: false }>(),
  );
  return rows.map(toListedHorse);
}

/** The player's own lists, and after them those followed; thirty at most. */
export async function myHorseLists(backend: Backend): Promise<MyHorseList[]> {
  const rows = await unwrap(
    backend
      .rpc('my_horse_lists')
      .overrideTypes<(HorseListRow & { own: boolean })[], { merge: false }>(),
  );
  return rows.map((row) => ({ ...toHorseList(row), own: row.own }));
}

/** The horses of all these lists, each once, who runs next first, the rest by name, after one of them. */
export async function myListedHorses(
  backend: Backend,
  { after, limit }: { after: Pick<ListedHorse, 'name' | 'next'> | null; limit: number },
): Promise<MyListedHorse[]> {
  const rows = await unwrap(
    backend
      .rpc('my_listed_horses', {
        ...(after !== null && { p_after_name: after.name }),
        ...(after?.next && { p_after_off: formatTimestamp(after.next.offAt) }),
        p_limit: limit,
      })
      .overrideTypes<(ListedHorseRow & { lists: string[] })[], { merge: false }>(),
  );
  return rows.map((row) => ({ ...toListedHorse(row), lists: row.lists }));
}
