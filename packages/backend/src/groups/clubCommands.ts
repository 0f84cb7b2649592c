import type { ClubRole } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/** Repeated with the same `requestId` it is done once. */
interface Once {
  requestId: string;
}

/**
 * Founds a club that the player's stable leads; answers its id.
 * @param description empty for none
 */
export async function foundClub(
  backend: Backend,
  {
    name,
    description,
    open,
    requestId,
  }: { name: string; description: string; open: boolean } & Once,
): Promise<string> {
  return unwrap(
    backend.rpc('found_club', {
      ...{ p_name: name, p_description: description, p_is_open: open },
      p_request_id: requestId,
    }),
  );
}

/** Joins a club that is open, or into which the stable is invited. */
export async function joinClub(
  backend: Backend,
  { clubId, requestId }: { clubId: string } & Once,
): Promise<void> {
  await unwrap(backend.rpc('join_club', { p_club_id: clubId, p_request_id: requestId }));
}

/** Leaves the club; with its last member it ends. */
export async function leaveClub(
  backend: Backend,
  { clubId, requestId }: { clubId: string } & Once,
): Promise<void> {
  await unwrap(backend.rpc('leave_club', { p_club_id: clubId, p_request_id: requestId }));
}

/** Takes an invitation for no. */
export async function declineClub(
  backend: Backend,
  { clubId, requestId }: { clubId: string } & Once,
): Promise<void> {
  await unwrap(backend.rpc('decline_club', { p_club_id: clubId, p_request_id: requestId }));
}

/** What is said of the player's club, and whether any stable may join it. */
export async function changeClub(
  backend: Backend,
  { description, open, requestId }: { description: string; open: boolean } & Once,
): Promise<void> {
  await unwrap(
    backend.rpc('change_club', {
      ...{ p_description: description, p_is_open: open, p_request_id: requestId },
    }),
  );
}

/** Invites the stable of a name into the player's club; answers its id. */
export async function inviteToClub(
  backend: Backend,
  { stableName, requestId }: { stableName: string } & Once,
): Promise<string> {
  return unwrap(
    backend.rpc('invite_to_club', { p_stable_name: stableName, p_request_id: requestId }),
  );
}

/** Sends a member out of the player's club. */
export async function sendFromClub(
  backend: Backend,
  { stableId, requestId }: { stableId: string } & Once,
): Promise<void> {
  await unwrap(backend.rpc('send_from_club', { p_stable_id: stableId, p_request_id: requestId }));
}

/** Makes a member of the player's club an officer, a member, or its founder in the player's place. */
export async function giveClubRole(
  backend: Backend,
  { stableId, role, requestId }: { stableId: string; role: ClubRole } & Once,
): Promise<void> {
  await unwrap(
    backend.rpc('give_club_role', {
      ...{ p_stable_id: stableId, p_role: role, p_request_id: requestId },
    }),
  );
}

/** Writes on the board of the player's club; answers the notice's id. */
export async function postClubNotice(
  backend: Backend,
  { text, requestId }: { text: string } & Once,
): Promise<number> {
  return unwrap(backend.rpc('post_club_notice', { p_body: text, p_request_id: requestId }));
}

/** Takes a notice down. */
export async function removeClubNotice(
  backend: Backend,
  { noticeId, requestId }: { noticeId: number } & Once,
): Promise<void> {
  await unwrap(
    backend.rpc('remove_club_notice', { p_notice_id: noticeId, p_request_id: requestId }),
  );
}
