import type { Player, TestGame } from './testGame.ts';

/** Prize money that the house pays into a stable's wallet, in whole dollars. */
export async function fillWallet(game: TestGame, { stableId }: Player, dollars: number) {
  await game.sql(
    `select private.post('prizes', null, now(),
       array[private.house(), private.wallet_of($1, 'wallet')], array[-$2::bigint, $2::bigint])`,
    [stableId, dollars],
  );
}

/** Leaves the stable so many credits of what it was given: the house takes the rest back. */
export async function leaveCredits(game: TestGame, { stableId }: Player, dollars: number) {
  await game.sql(
    `select private.post('grant', null, now(),
       array[private.house(), a.id], array[a.balance - $2::bigint, $2::bigint - a.balance])
     from private.accounts a where a.id = private.wallet_of($1, 'credits')`,
    [stableId, dollars],
  );
}
