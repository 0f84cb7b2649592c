import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/** Repeated with the same `requestId` it is done once. */
interface Once {
  requestId: string;
}

/**
 * A new list of the player's; answers its id.
 * @param description empty for none
 */
export async function makeHorseList(
  backend: Backend,
  { name, description, requestId }: { name: string; description: string } & Once,
): Promise<string> {
  return unwrap(
    backend.rpc('make_horse_list', {
      p_name: name,
      p_description: description,
      p_request_id: requestId,
    }),
  );
}

/** Gives a list of the player's another name and description. */
export async function changeHorseList(
  backend: Backend,
  {
    listId,
    name,
    description,
    requestId,
  }: { listId: string; name: string; description: string } & Once,
): Promise<void> {
  await unwrap(
    backend.rpc('change_horse_list', {
      ...{ p_list_id: listId, p_name: name, p_description: description },
      p_request_id: requestId,
    }),
  );
}

/** Deletes a list of the player's, for its followers too. */
export async function deleteHorseList(
  backend: Backend,
  { listId, requestId }: { listId: string } & Once,
): Promise<void> {
  await unwrap(backend.rpc('delete_horse_list', { p_list_id: listId, p_request_id: requestId }));
}

/** Puts the horse of a name in a list of the player's; answers the horse's id. */
export async function putInHorseList(
  backend: Backend,
  { listId, horseName, requestId }: { listId: string; horseName: string } & Once,
): Promise<string> {
  return unwrap(
    backend.rpc('put_in_horse_list', {
      ...{ p_list_id: listId, p_horse_name: horseName, p_request_id: requestId },
    }),
  );
}

/** Takes a horse out of a list of the player's. */
export async function takeFromHorseList(
  backend: Backend,
  { listId, horseId, requestId }: { listId: string; horseId: string } & Once,
): Promise<void> {
  await unwrap(
    backend.rpc('take_from_horse_list', {
      ...{ p_list_id: listId, p_horse_id: horseId, p_request_id: requestId },
    }),
  );
}

/** Follows a list of another stable's or of the house's, or follows it no more. */
export async function followHorseList(
  backend: Backend,
  { listId, followed, requestId }: { listId: string; followed: boolean } & Once,
): Promise<void> {
  await unwrap(
    backend.rpc('follow_horse_list', {
      ...{ p_list_id: listId, p_followed: followed, p_request_id: requestId },
    }),
  );
}
