import type { GameDatabase } from '../shared/gameDatabase.ts';

/** What is guessed at: each of an account has an allowance of its own. */
export type Guessed = 'totp' | 'recovery code' | 'password' | 'nonce';

const mostInQuarter = 5;
const mostInDay = 30;

/** One statement, so that guesses at once, on several servers, are counted one after another. */
const guess = `insert into auth.guesses as g (user_id, kind, recent, recent_since, daily, daily_since)
  values ($1, $2, 1, now(), 1, now())
  on conflict (user_id, kind) do update set
    recent = case when g.recent_since < now() - interval '15 minutes' then 1 else g.recent + 1 end,
    recent_since =
      case when g.recent_since < now() - interval '15 minutes' then now() else g.recent_since end,
    daily = case when g.daily_since < now() - interval '24 hours' then 1 else g.daily + 1 end,
    daily_since =
      case when g.daily_since < now() - interval '24 hours' then now() else g.daily_since end
  returning
    case when recent > $3 then extract(epoch from recent_since - now()) + 900 else 0 end as quarter,
    case when daily > $4 then extract(epoch from daily_since - now()) + 86400 else 0 end as day`;

/**
 * Counts guesses of what is short, or known to few, in the database: five in a quarter of an hour and thirty a
 * day, whatever server is asked and however often it is started. A guess is counted before it is looked at.
 */
export class Guesses {
  readonly #database: GameDatabase;

  constructor(database: GameDatabase) {
    this.#database = database;
  }

  /** Takes a guess. Returns for how many seconds there is none to be had; 0 where it may be made. */
  async take(userId: string, kind: Guessed): Promise<number> {
    const [row] = await this.#database.rows(guess, [userId, kind, mostInQuarter, mostInDay]);
    return Math.ceil(Math.max(Number(row?.quarter ?? 0), Number(row?.day ?? 0)));
  }

  /** One was right: those before it count no more. */
  async forget(userId: string, kind: Guessed): Promise<void> {
    await this.#database.rows('delete from auth.guesses where user_id = $1 and kind = $2', [
      userId,
      kind,
    ]);
  }
}
