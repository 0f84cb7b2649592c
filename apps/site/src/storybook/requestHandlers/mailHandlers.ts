import type { MailKind, MailTiming } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** Which news players are mailed. */
export default function mailHandlers(game: MockBackendState): RequestHandler[] {
  return [
    rpc('my_mail_choices', (_none, request) =>
      Object.entries(playerOf(game, request)?.mails ?? {})
        .filter(([, timing]) => timing !== 'off')
        .map(([kind, timing]) => ({ kind, timing })),
    ),
    rpc('choose_mails', ({ p_kind, p_timing }, request) => {
      const player = playerOf(game, request);
      if (!player) throw new Error('A visitor is mailed nothing.');
      player.mails = { ...player.mails, [p_kind as MailKind]: p_timing as MailTiming };
      return p_timing;
    }),
    rpc('stop_mails', () => true),
  ];
}
