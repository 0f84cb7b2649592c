import { MINUTE } from '@furlong/game/rules';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byMouse, byTouch, type InputMethod } from './inputMethod.ts';
import { type Game, openGame } from './openGame.ts';
import { join, openDashboard, waitForCredits } from './player.ts';
import { stepByStep } from './stepByStep.ts';

const owners = ['Hollow Oak', 'Westering Yard', 'North End'];

/** What a new owner has, a race that is listed costs, and a runner's fee, in whole dollars. */
const granted = 25_000;
const listing = 100;
const fee = 200;

// Three owners, none of whom finds a race: the clock of their steward is moved.
describe('a race that owners ask for', () => {
  let game: Game;
  let players: { page: Page; input: InputMethod }[];
  /** Of the request that fills. */
  let path = '';

  stepByStep();

  beforeAll(async () => {
    game = await openGame({ historyDays: 0 });
    players = [];
    for (const [index, stableName] of owners.entries()) {
      const page = await game.visitor('light', { hasTouch: index === 1 });
      const email = `owner${index}@stable.example`;
      await join(page, { fullName: 'Ann Bell', stableName, email, password: 'a rail and a post' });
      if (index === 1) await page.setViewportSize({ width: 390, height: 844 });
      players.push({ page, input: index === 1 ? byTouch(page) : byMouse(page) });
    }
  });
  afterAll(() => game?.close());

  const player = (index: number) => {
    const found = players[index];
    if (found === undefined) throw new Error(`There is no player ${index}.`);
    return { ...found, main: found.page.getByRole('main') };
  };

  /** Asks for a race of three runners over a distance that suits every first horse; answers its path. */
  async function ask(from: { path: string; link: string }): Promise<string> {
    const { page, input, main } = player(0);
    await page.goto(from.path);
    await input.press(main.getByRole('link', { name: from.link }));
    await input.pick(main.getByLabel('Distance'), '1400');
    await input.pick(main.getByLabel('Runners'), '3');
    await input.press(main.getByRole('button', { name: `Ask for $${fee + listing}` }));
    await input.press(main.getByRole('link', { name: 'To the request' }));
    await main.getByRole('heading', { name: /^2 more horses by / }).waitFor();
    return new URL(page.url()).pathname;
  }

  /** Joins a request that is found under Future Races. */
  async function joinIt(index: number, path: string): Promise<void> {
    const { page, input, main } = player(index);
    await page.goto('/races/future-races');
    await input.press(main.locator(`a[href="${path}"]`));
    await input.press(main.getByRole('button', { name: `Join for $${fee}` }));
  }

  /** When the request ends or is off, ms. */
  async function momentOf(path: string, column: 'latest_off' | 'off_at'): Promise<number> {
    const { data } = await game.server.backend
      .from('race_requests')
      .select('latest_off, off_at')
      .eq('id', path.split('/').at(-1) ?? '')
      .single();
    return Date.parse(data?.[column] ?? '');
  }

  it('that does not fill pays every fee back, once', async () => {
    const path = await ask({ path: '/races/future-races', link: 'Request a Race' });
    await joinIt(1, path);
    await player(1)
      .main.getByText(/waits in this request/)
      .waitFor();
    const until = await momentOf(path, 'latest_off');
    await game.server.steward.runDueRequests(until);
    await game.server.steward.runDueRequests(until);
    for (const index of [0, 1]) {
      const { page, main } = player(index);
      await page.goto(path);
      await main.getByRole('heading', { name: /^It did not become a race in time/ }).waitFor();
    }
    await openDashboard(player(0).page);
    await waitForCredits(player(0).page, granted - listing);
    await player(0)
      .page.getByText(/waited for a race that did not fill/)
      .waitFor();
  });

  it('among the members of a club is read by nobody else', async () => {
    const { page, input, main } = player(0);
    await page.goto('/community/stable-groups');
    await input.press(main.getByRole('button', { name: 'Found a Club' }));
    await input.write(main.getByLabel('Name', { exact: true }), 'The Rail');
    await input.press(main.getByRole('button', { name: 'Found It' }));
    await main.getByText('The board is empty').waitFor();
    for (const index of [1, 2]) {
      const member = player(index);
      await member.page.goto('/community/stable-groups');
      await member.input.press(member.main.getByRole('link', { name: 'The Rail' }));
      await member.input.press(member.main.getByRole('button', { name: 'Join This Club' }));
      await member.main.getByRole('link', { name: 'Your Club' }).waitFor();
    }
    path = await ask({ path: '/community/stables-in-groups', link: 'Race among Members' });
    await main.getByText('Among The Rail').waitFor();
    const stranger = await game.visitor();
    await stranger.goto(path);
    await stranger.getByRole('heading', { name: 'This page has bolted' }).waitFor();
    await stranger.goto('/races/future-races');
    await stranger.getByText('No race is asked for').waitFor();
  });

  it('that fills is a race with those who joined, and is verified', async () => {
    await joinIt(1, path);
    await player(1)
      .main.getByText(/waits in this request/)
      .waitFor();
    await joinIt(2, path);
    await player(2)
      .main.getByRole('heading', { name: /^It is full, and off / })
      .waitFor();
    const { steward } = game.server;
    await steward.runDueRequests(Date.now());
    const { page, input, main } = player(2);
    await input.press(main.getByRole('link', { name: 'To the race' }));
    await main.getByText('Yours').first().waitFor();
    expect(await main.getByRole('link', { name: 'Enter Race' }).count()).toBe(0);

    const offAt = await momentOf(path, 'off_at');
    for (const at of [offAt - MINUTE, offAt, offAt + 10 * MINUTE])
      await steward.runDueRaces({ at });
    await page.reload();
    await input.press(main.getByRole('button', { name: 'Verify this race' }));
    await main.getByText(/^Verified\./).waitFor();
    await main.getByText('As asked for').waitFor();
    expect(
      await game.server.backend.from('races').select('status').eq('requested', true),
    ).toMatchObject({ data: [{ status: 'finished' }] });
  });
});
