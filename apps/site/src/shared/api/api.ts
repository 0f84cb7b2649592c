import type * as Backend from '@furlong/backend';
import { address } from './address.ts';
import { fetchWithLimits } from './fetchWithLimits.ts';

type Rooms = typeof Backend;
type Client = ReturnType<Rooms['createBackend']>;

let opening: Promise<{ rooms: Rooms; client: Client }> | undefined;

/** The backend's client is a third of all script, so it comes after the first paint, once. */
function open() {
  opening ??= import('@furlong/backend').then((rooms) => ({
    rooms,
    client: rooms.createBackend({ ...address, fetch: fetchWithLimits }),
  }));
  // A chunk that did not arrive is asked for again at the next question.
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/**
 * Asks the backend one thing: `ask((rooms, client) => rooms.myHorses(client))`.
 * @throws GameError, whose `code` has its sentence in `@furlong/game`
 */
export async function ask<Answer>(
  question: (rooms: Rooms, client: Client) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { rooms, client } = await open();
  return question(rooms, client);
}
