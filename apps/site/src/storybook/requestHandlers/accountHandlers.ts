import type { WalletKind } from '@furlong/backend';
import { type OwnerNameShown, shownOwnerName } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** What an owner does with the stable's money and the own name. */
export default function accountHandlers(game: MockBackendState): RequestHandler[] {
  const asked = (request: Request) => {
    const player = playerOf(game, request);
    if (!player) throw new Error('A visitor has no account.');
    return player;
  };
  return [
    rpc('transfer_wallet', ({ p_amount, p_to }, request) => {
      const player = asked(request);
      const { credits, wallet, prizesTo } = player.wallets;
      const gained = p_to === 'credits' ? p_amount : -p_amount;
      player.wallets = { credits: credits + gained, wallet: wallet - gained, prizesTo };
      return [{ credits: credits + gained, wallet: wallet - gained }];
    }),
    rpc('choose_prize_wallet', ({ p_kind }, request) => {
      const player = asked(request);
      player.wallets = { ...player.wallets, prizesTo: p_kind as WalletKind };
      return p_kind;
    }),
    rpc('my_owner_name', (_none, request) => {
      const { fullName, shown } = asked(request).ownerName;
      return [{ full_name: fullName, shown }];
    }),
    rpc('show_owner_name', ({ p_shown }, request) => {
      const player = asked(request);
      const shown = p_shown as OwnerNameShown;
      const ownerName = shownOwnerName(player.ownerName.fullName, shown);
      player.ownerName = { ...player.ownerName, shown };
      player.stable = { ...player.stable, ownerName };
      return ownerName;
    }),
  ];
}
