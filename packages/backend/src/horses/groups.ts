import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type HorseGroup, toHorseGroup } from './rows.ts';

/** What every change of a group takes: repeated with the same uuid it is made once. */
interface Request {
  readonly requestId: string;
}

/** The primary horse groups of the player's stable, in their order. */
export async function myHorseGroups(backend: Backend): Promise<HorseGroup[]> {
  return (await unwrap(backend.rpc('my_horse_groups'))).map(toHorseGroup);
}

/** Makes a group, after the others, and returns its id. */
export async function createHorseGroup(
  backend: Backend,
  { name, requestId }: { name: string } & Request,
): Promise<string> {
  return unwrap(backend.rpc('create_horse_group', { p_name: name, p_request_id: requestId }));
}

export async function renameHorseGroup(
  backend: Backend,
  { groupId, name, requestId }: { groupId: string; name: string } & Request,
): Promise<string> {
  return unwrap(
    backend.rpc('rename_horse_group', {
      p_group_id: groupId,
      p_name: name,
      p_request_id: requestId,
    }),
  );
}

/** Deletes a group; its horses are in none. */
export async function deleteHorseGroup(
  backend: Backend,
  { groupId, requestId }: { groupId: string } & Request,
): Promise<string> {
  return unwrap(
    backend.rpc('delete_horse_group', { p_group_id: groupId, p_request_id: requestId }),
  );
}

/** Puts all groups of the stable in this order. */
export async function orderHorseGroups(
  backend: Backend,
  { groupIds, requestId }: { groupIds: readonly string[] } & Request,
): Promise<string[]> {
  return unwrap(
    backend.rpc('order_horse_groups', { p_group_ids: [...groupIds], p_request_id: requestId }),
  );
}

/** Moves up to a hundred of the player's horses into a group, or, with null, out of theirs. */
export async function moveToHorseGroup(
  backend: Backend,
  {
    horseIds,
    groupId,
    requestId,
  }: { horseIds: readonly string[]; groupId: string | null } & Request,
): Promise<string[]> {
  return unwrap(
    backend.rpc('move_to_horse_group', {
      p_horse_ids: [...horseIds],
      // The generated types know no argument that may be null.
      p_group_id: groupId as string,
      p_request_id: requestId,
    }),
  );
}
