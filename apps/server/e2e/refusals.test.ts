import { raceWithEntries } from '@furlong/backend';
import { declareHorse, drawBallot, openRace } from '@furlong/backend/service';
import { type PlannedRace, specialties } from '@furlong/game/rules';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, openGame } from './openGame.ts';
import { login } from './player.ts';
import { stepByStep } from './stepByStep.ts';

// What a player reads when the server refuses, or does not answer.
describe('an entry that is refused', () => {
  let game: Game;
  let page: Page;

  stepByStep();

  beforeAll(async () => {
    // None of the horses is tired from a race of the morning.
    game = await openGame({ historyDays: 0 });
    page = await game.visitor('dark');
    await login(page, game.server);
  });
  afterAll(() => game?.close());

  const confirmation = () => page.getByRole('region', { name: 'Race Entry Confirmation' });
  /** That of the race so named, whichever was chosen before. */
  const confirmationFor = (race: string) => confirmation().filter({ hasText: race });

  /** Picks the first such horse that some race suits, and that race; answers the race's id. */
  async function chooseSuitable(such: { hasNotText?: string } = {}): Promise<string> {
    await page.goto('/stable/enter-race');
    const horses = page.getByRole('article').filter({ hasText: 'Not entered', ...such });
    await horses.first().waitFor();
    const count = await horses.count();
    for (let i = 0; i < count; i++) {
      if (i > 0) await page.getByRole('button', { name: 'Change horse' }).click();
      await horses.nth(i).getByRole('button').click();
      await page.getByRole('button', { name: 'Change horse' }).waitFor();
      const open = page.getByRole('article').filter({ hasText: 'Entries close in' });
      const races = open.filter({ has: page.getByText('Suitable', { exact: true }) });
      for (const heading of await races.getByRole('heading').allTextContents()) {
        await races.filter({ hasText: heading }).first().getByRole('button').click();
        await confirmationFor(heading).waitFor();
        const confirm = confirmation().getByRole('button', { name: 'Confirm Entry' });
        if ((await confirm.count()) === 0) continue;
        const { data } = await game.server.backend
          .from('races')
          .select('id')
          .eq('name', heading)
          .eq('status', 'open')
          .single();
        if (data) return data.id;
      }
    }
    throw new Error('No race suits any of the horses.');
  }

  /** Opens a race on the terms of another, for two runners, that every horse of three years or more suits and may run in. */
  async function openForTwo(raceId: string) {
    const { backend } = game.server;
    const { race } = await raceWithEntries(backend, { raceId });
    // Whatever the other costs, all of them can be paid for.
    const terms: Pick<PlannedRace, 'grade' | 'ageClass' | 'suitableFor' | 'entryFee'> = {
      ...{ grade: 'Class 4', ageClass: '3yo+', suitableFor: specialties, entryFee: 330 },
    };
    const opened = await openRace(backend, {
      race: {
        ...{ ...race, ...terms, slot: 'full', name: 'Two Runner Stakes', maxEntries: 2 },
        ...{ minRating: null, maxRating: null, noviceStablesOnly: false, claimPrice: null },
        ...{ championship: null },
      },
      closesAt: race.closesAt,
      seed: '0'.repeat(64),
      engine: race.engine,
      terms: '{}',
      openingField: 0,
      at: Date.now(),
    });
    if (opened === null) throw new Error('The slot is taken.');
    return opened;
  }

  /** Credits of the player, from the database. */
  async function credits() {
    const { data } = await game.server.backend
      .from('wallets')
      .select('balance')
      .eq('kind', 'credits');
    return data?.map(({ balance }) => balance);
  }

  it('shows an unsuitable race dimmed, and says why it cannot be entered', async () => {
    await page.goto('/stable/enter-race');
    await page.getByRole('article').first().getByRole('button').click();
    const unsuitable = page
      .getByRole('article')
      .filter({ has: page.getByText('Not Suitable', { exact: true }) });
    await page.getByRole('button', { name: 'Change horse' }).waitFor();
    // Those that suit it stand first.
    const more = page.getByRole('button', { name: 'Show more' });
    while ((await unsuitable.count()) === 0) await more.click();
    await unsuitable.first().getByRole('button').click();
    await confirmation().getByText('This horse is not suitable for this race type').waitFor();
    expect(await confirmation().getByRole('button', { name: 'Cannot Enter' }).isDisabled()).toBe(
      true,
    );
  });

  it('says that the field is full, and then who was balloted out', async () => {
    const { backend } = game.server;
    const raceId = await openForTwo(await chooseSuitable({ hasNotText: '2-year-old' }));
    await page.goto(page.url().replace(/race=[^&]+/, `race=${raceId}`));
    await confirmation().getByRole('button', { name: 'Confirm Entry' }).waitFor();
    const chosen = new URL(page.url()).searchParams.get('horse') ?? '';
    const { data } = await backend.from('horses').select('id, stable_id, birth_season');
    const stableId = data?.find(({ id }) => id === chosen)?.stable_id;
    const crowd = data
      ?.filter((horse) => horse.id !== chosen && horse.stable_id === stableId)
      .sort((a, b) => a.birth_season - b.birth_season);
    // Twice as many as can run are let in.
    for (const { id: horseId } of crowd?.slice(0, 4) ?? []) {
      await declareHorse(backend, { raceId, horseId, nonce: horseId, at: Date.now() });
    }
    const before = await credits();
    await confirmation().getByRole('button', { name: 'Confirm Entry' }).click();
    await confirmation().getByText(/full/i).waitFor();
    expect(await credits()).toEqual(before);

    // Lots decide which two of the four run; the fees of the others are back.
    const { race } = await raceWithEntries(backend, { raceId });
    expect(await drawBallot(backend, { raceId, at: race.closesAt })).toBe(2);
    await page.goto(`/races/${raceId}`);
    await page.getByRole('heading', { name: 'Balloted out' }).waitFor();
    await expect.poll(() => page.getByText(/^(1st|2nd) reserve$/).count()).toBe(2);
    expect(await credits()).not.toEqual(before);
  });

  it('says that entries have closed', async () => {
    const before = await credits();
    const raceId = await chooseSuitable();
    const { data } = await game.server.backend
      .from('races')
      .select('closes_at')
      .eq('id', raceId)
      .single();
    await game.server.steward.runDueRaces({ at: Date.parse(data?.closes_at ?? '') });
    await confirmation().getByRole('button', { name: 'Confirm Entry' }).click();
    await confirmation()
      .getByText(/closed/i)
      .waitFor();
    expect(await credits()).toEqual(before);
  });

  it('enters once when the answer is lost and the player tries again', async () => {
    const raceId = await chooseSuitable();
    let lost = false;
    await page.route('**/rpc/enter_race', async (route) => {
      if (lost) return route.fallback();
      lost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    const confirm = confirmation().getByRole('button', { name: 'Confirm Entry' });
    await confirm.click();
    // What is advised stands there before the answer does.
    await confirmation()
      .getByRole('status')
      .filter({ hasText: /^(No answer came|Entered)/ })
      .waitFor();
    if ((await confirm.count()) > 0) await confirm.click();
    await confirmation()
      .getByText(/^Entered/)
      .waitFor();
    await page.unroute('**/rpc/enter_race');

    const { data } = await game.server.backend
      .from('entries')
      .select('id, stables!inner(is_house)')
      .eq('race_id', raceId)
      .eq('stables.is_house', false);
    expect(lost).toBe(true);
    expect(data).toHaveLength(1);
  });

  it('says so when the server fails, and recovers when it is back', async () => {
    await page.route('**/rest/v1/**', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await page.goto('/races/future-races');
    const retry = page.getByRole('button', { name: /try again/i });
    await retry.waitFor();
    await page.unroute('**/rest/v1/**');
    await retry.click();
    await page.getByRole('article').first().waitFor();
  });
});
