import type { MailKind, MailTiming } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/** Chooses when a kind of news is mailed to the player, or that it is not. */
export async function chooseMails(
  backend: Backend,
  { kind, timing, requestId }: { kind: MailKind; timing: MailTiming; requestId: string },
): Promise<void> {
  await unwrap(
    backend.rpc('choose_mails', { p_kind: kind, p_timing: timing, p_request_id: requestId }),
  );
}

/**
 * Ends all mails to whom the link of one belongs; nobody need be signed in.
 * @throws GameError 'mails_not_found'
 */
export async function stopMails(backend: Backend, { secret }: { secret: string }): Promise<void> {
  await unwrap(backend.rpc('stop_mails', { p_secret: secret }));
}
