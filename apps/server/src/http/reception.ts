import type { Embedded } from '../embedded/embedded.ts';
import type { Outbox } from '../embedded/outbox.ts';
import { apiDoor, isApi } from './api.ts';
import type { Inside } from './door.ts';
import { doorkeeper } from './doorkeeper.ts';
import type { Limits } from './limits.ts';
import { showOutbox } from './outbox.ts';

/** Sends each request where it belongs: the API, the outbox, or the site. */
export function reception(rooms: {
  embedded: Embedded;
  outbox: Outbox;
  limits: Limits;
  site: Inside;
}): Inside {
  const api = apiDoor(rooms.embedded, doorkeeper(rooms.limits));
  return async (request, response, url) => {
    if (isApi(url.pathname)) return api(request, response, url);
    if (url.pathname === '/outbox.json') return showOutbox(request, rooms.outbox);
    return rooms.site(request, response, url);
  };
}
