import type { Player } from './players.ts';

/** Pays for something, a part of it out of the wallet where the request says so. */
export function spend(player: Player, price: number, fromWallet = 0) {
  const { credits, wallet, prizesTo } = player.wallets;
  const moved = Math.min(fromWallet, Math.max(0, price - credits));
  player.wallets = { credits: credits + moved - price, wallet: wallet - moved, prizesTo };
}
