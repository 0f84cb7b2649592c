import { type Race, raceWithEntries } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createSteward, type RaceReport, type Steward } from '../../src/index.ts';
import { type EmbeddedGame, embeddedGame } from './embeddedGame.ts';

/** A game of its own for a test file, its first steward, and the time by which they all work. */
export class StewardFixture {
  /** In ms since 1970. Only the tests move it on. */
  at = Math.ceil(Date.now() / (2 * MINUTE)) * 2 * MINUTE;
  /** What went wrong for the stewards in this test. */
  errors: unknown[] = [];
  /** From one off to the next. */
  readonly #everyMinutes: number;
  /** Runs that a morning line rests on. */
  readonly #morningLineSimulations: number;
  #opened: { game: EmbeddedGame; steward: Steward } | undefined;

  constructor({ everyMinutes = 2, morningLineSimulations = 0 } = {}) {
    this.#everyMinutes = everyMinutes;
    this.#morningLineSimulations = morningLineSimulations;
  }

  get game(): EmbeddedGame {
    return this.#whenOpen.game;
  }

  get steward(): Steward {
    return this.#whenOpen.steward;
  }

  get #whenOpen() {
    if (!this.#opened) throw new Error('The fixture opens before the first test of a file.');
    return this.#opened;
  }

  async open(): Promise<void> {
    const game = await embeddedGame();
    // The horses of the tests are the same in every run.
    await game.rows('insert into private.house_secrets (secret) values ($1)', ['5eed'.repeat(16)]);
    this.#opened = { game, steward: this.#stewardOf(game, 'first') };
    await this.steward.registerHouseHorses(this.at);
  }

  stewardNamed(name: string): Steward {
    return this.#stewardOf(this.game, name);
  }

  #stewardOf({ backend }: EmbeddedGame, name: string): Steward {
    return createSteward({
      backend,
      name,
      everyMinutes: this.#everyMinutes,
      horizonMinutes: 60,
      morningLineSimulations: this.#morningLineSimulations,
      onError: (_, error) => this.errors.push(error),
    });
  }

  /** What the first steward does at `at`. */
  runDueRaces(): Promise<RaceReport[]> {
    return this.steward.runDueRaces({ at: this.at });
  }

  /** Signs an owner up; returns the stable and its starter horse. */
  async newOwner(name: string): Promise<{ stableId: string; horseId: string }> {
    const id = crypto.randomUUID();
    await this.game.rows(
      `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
       values ($1, $2, $3, now())`,
      [id, `${id}@stables.example`, JSON.stringify({ full_name: name, stable_name: name })],
    );
    const [row] = await this.game.rows(
      `select s.id as stable, h.id as horse from public.stables s
       join public.horses h on h.stable_id = s.id where s.owner_id = $1`,
      [id],
    );
    return { stableId: String(row?.stable), horseId: String(row?.horse) };
  }

  /** The next open race for novices whose entries close after `at`. */
  async nextNoviceRace(): Promise<Race> {
    const [row] = await this.game.rows(
      `select id from public.races where novice_stables_only and status = 'open' and closes_at > $1
       order by off_at limit 1`,
      [new Date(this.at)],
    );
    const { race } = await raceWithEntries(this.game.backend, { raceId: String(row?.id) });
    return race;
  }

  /** In whole dollars. */
  async balance(stableId: string, kind: 'credits' | 'wallet'): Promise<number> {
    const [purse] = await this.game.rows(
      'select balance from public.wallets where stable_id = $1 and kind = $2',
      [stableId, kind],
    );
    return Number(purse?.balance);
  }

  /** How many times the prizes of a race have been paid. */
  async prizePayments(raceId: string): Promise<number> {
    const [row] = await this.game.rows(
      `select count(distinct t.id)::int as times from private.transactions t
       join private.postings p on p.transaction_id = t.id
       join private.accounts a on a.id = p.account_id
       where t.kind = 'prizes' and a.race_id = $1`,
      [raceId],
    );
    return Number(row?.times);
  }
}

/** Opens a fixture for the tests of a file. Before each test, the programme of its hour is open. */
export function openStewardFixture(pace?: {
  everyMinutes?: number;
  morningLineSimulations?: number;
}): StewardFixture {
  const fixture = new StewardFixture(pace);
  beforeAll(() => fixture.open());
  beforeEach(async () => {
    fixture.errors = [];
    await fixture.steward.openProgramme(fixture.at);
  });
  afterAll(() => fixture.game.close());
  return fixture;
}
