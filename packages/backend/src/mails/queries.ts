import type { MailKind, MailTiming } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/** When each kind of news is mailed to the player. */
export type MailChoices = Readonly<Record<MailKind, MailTiming>>;

/** What the player has mailed, and when: nothing that was not asked for. */
export async function myMailChoices(backend: Backend): Promise<MailChoices> {
  const rows = await unwrap(
    backend
      .rpc('my_mail_choices')
      .overrideTypes<{ kind: MailKind; timing: MailTiming }[], { merge: false }>(),
  );
  const timingOf = (kind: MailKind) => rows.find((row) => row.kind === kind)?.timing ?? 'off';
  return {
    results: timingOf('results'),
    entries: timingOf('entries'),
    championships: timingOf('championships'),
    closing: timingOf('closing'),
    market: timingOf('market'),
    claims: timingOf('claims'),
    letters: timingOf('letters'),
    week: timingOf('week'),
  };
}
