import {
  type Backend,
  type ClaimingRace,
  claimingRaces,
  createBackend,
  futureRaces,
  raceClaims,
  raceWithEntries,
} from '@furlong/backend';
import { declareHorse } from '@furlong/backend/service';
import { MINUTE } from '@furlong/game/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, openGame } from './openGame.ts';
import { stepByStep } from './stepByStep.ts';
import { owners, type Player, playerAt, twoOwners } from './twoOwners.ts';

/** Longer than between two claiming races, so that of one the claims are open for a quarter of an hour more. */
const window = { claimsOpenSecondsBefore: 40 * 60 };

// Two owners, each in a browser of their own, and a runner of the house's: the steward's clock is moved.
describe('a claim', () => {
  let game: Game;
  let players: readonly Player[];
  let visitor: Backend;
  let race: ClaimingRace;
  let horse: string;
  let horseId: string;

  stepByStep();

  beforeAll(async () => {
    const openedAt = Date.now();
    game = await openGame({ steward: { now: async () => openedAt, ...window } });
    players = await twoOwners(game);
    const { url, publishableKey, backend } = game.server;
    visitor = createBackend({ url, key: publishableKey });
    await runOnce(backend);
    const open = await claimingRaces(visitor);
    const found = open.findLast(
      // The steward is ahead of the clock, and has frozen fields whose entries close only now.
      ({ claimable, closesAt, claimsShutAt }) =>
        claimable.length > 0 && closesAt <= Date.now() && claimsShutAt > Date.now() + 10 * MINUTE,
    );
    if (found === undefined) throw new Error('No claims are open.');
    race = found;
    const [runner] = race.claimable;
    if (runner === undefined) throw new Error('Nothing runs in it.');
    ({ name: horse, id: horseId } = runner.horse);
  });
  afterAll(() => game?.close());

  /** Lets the starters of both run, as who claims must have. */
  async function runOnce(backend: Game['server']['backend']) {
    const novices = (await futureRaces(visitor, { limit: 100 })).filter(
      ({ grade, closesAt }) => grade === 'Novice' && closesAt > Date.now(),
    );
    const { data } = await backend
      .from('horses')
      .select('id, specialty, stable:stables!horses_stable_id_fkey!inner(name)')
      .in('stable.name', owners);
    expect(data).toHaveLength(owners.length);
    const races = new Set<string>();
    for (const { id: starterId, specialty } of data ?? []) {
      const fit = novices.find(({ suitableFor }) => suitableFor.some((one) => one === specialty));
      if (fit === undefined) throw new Error('No race suits the starter.');
      const nonce = crypto.randomUUID();
      await declareHorse(backend, { raceId: fit.id, horseId: starterId, nonce, at: Date.now() });
      races.add(fit.id);
    }
    for (const raceId of races) await run(raceId);
  }

  async function run(raceId: string) {
    const { steward, backend } = game.server;
    const ofRace = async () => (await raceWithEntries(backend, { raceId })).race;
    await steward.runDueRaces({ at: (await ofRace()).offAt });
    await steward.runDueRaces({ at: (await ofRace()).finishesAt ?? 0 });
    expect((await ofRace()).status).toBe('finished');
  }

  const player = (index: number) => playerAt(players, index);

  it('is made by both for one runner, in two presses, and its price is held', async () => {
    for (const [index] of owners.entries()) {
      const { page, input, main } = player(index);
      await page.goto('/marketplace/claim-a-horse');
      const section = main.getByRole('region', { name: race.name });
      await input.press(section.getByRole('button', { name: `Claim ${horse}`, exact: true }));
      await input.press(section.getByRole('button', { name: /^Hold \$/ }));
      await section.getByText(`You have claimed ${horse}.`).waitFor();
      await section.getByText(/^\d claims?, (one of them )?yours/).waitFor();
      await page.goto('/account/account-summary');
      await main.getByRole('link', { name: `A claim of ${horse}` }).waitFor();
    }
    await player(0).page.goto('/marketplace/claim-a-horse');
    await player(0)
      .main.getByText(/^2 claims, one of them yours/)
      .waitFor();
    expect(await raceClaims(visitor, { raceId: race.id })).toEqual([]);
  });

  it('is drawn when the race is run: the horse stands in the new stable, and the other has all back', async () => {
    await run(race.id);
    const claims = await raceClaims(visitor, { raceId: race.id });
    const won = owners.indexOf(claims.find((each) => each.won)?.stableName ?? '');
    expect(claims.map(({ horseId: id }) => id)).toEqual([horseId, horseId]);
    const [winner, loser] = [player(won), player(1 - won)];
    for (const { page } of [winner, loser]) await page.goto('/marketplace/my-claims-history');
    await winner.main.getByText(/^Yours, drawn of 2\./).waitFor();
    await loser.main.getByText(`Lost the draw of 2 to ${owners[won]}`).waitFor();
    await winner.page.goto('/stable/my-horses');
    await winner.main.getByText(horse).first().waitFor();
    await loser.page.goto('/account/credit-history');
    await loser.main
      .getByRole('row', { name: `Claim of ${horse} in the ${race.name}, given back` })
      .waitFor();
  });

  it('is checked in the browser with the race', async () => {
    const { page, input, main } = player(0);
    await page.goto('/marketplace/my-claims-history');
    await input.press(main.getByRole('link', { name: 'Check the draw' }).first());
    await input.press(main.getByRole('button', { name: /^Verify this race/i }));
    await main.getByText('Of 2 claims for a runner each was drawn, or not, by the seed.').waitFor();
  });
});
