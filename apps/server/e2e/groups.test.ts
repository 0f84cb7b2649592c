import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, openGame } from './openGame.ts';
import { stepByStep } from './stepByStep.ts';
import { owners, type Player, playerAt, twoOwners } from './twoOwners.ts';

// Two owners, each in a browser of their own: at 1440 by mouse, on a phone's width by keyboard.
describe('groups', () => {
  let game: Game;
  let players: readonly Player[];
  let horse: string;

  stepByStep();

  beforeAll(async () => {
    game = await openGame({ historyDays: 0 });
    players = await twoOwners(game);
    const { data } = await game.server.backend
      .from('horses')
      .select('name, stable:stables!horses_stable_id_fkey!inner(name)')
      .eq('stable.name', owners[0] ?? '');
    horse = data?.[0]?.name ?? '';
  });
  afterAll(() => game?.close());

  const player = (index: number) => playerAt(players, index);

  it('of horses are made by one, with a horse by its name', async () => {
    const { page, input, main } = player(0);
    await page.goto('/community/horse-groups');
    await input.press(main.getByRole('button', { name: 'Make a List' }));
    await input.write(main.getByLabel('Name', { exact: true }), 'Greys of the season');
    await input.write(main.getByLabel('What it is about'), 'Those that I *like*.');
    await input.press(main.getByRole('button', { name: 'Make It' }));
    await input.write(main.getByLabel('Name of the horse'), horse.toUpperCase());
    await input.press(main.getByRole('button', { name: 'Put In' }));
    await main.getByRole('link', { name: horse }).waitFor();
  });

  it('are found and followed by another, whose page has its horses', async () => {
    const { page, input, main } = player(1);
    await page.goto('/community/horse-groups?find=grey');
    await input.press(main.getByRole('link', { name: 'Greys of the season' }));
    await main.locator('em', { hasText: 'like' }).waitFor();
    await input.press(main.getByRole('button', { name: 'Follow This List' }));
    await main.getByRole('button', { name: 'Follow No More' }).waitFor();
    await page.goto('/community/horses-in-groups');
    await main.getByRole('link', { name: horse }).waitFor();
    await player(0).page.reload();
    await player(0)
      .main.getByText(/Followed by 1 stable/)
      .waitFor();
  });

  it('of stables are founded by one', async () => {
    const { page, input, main } = player(0);
    await page.goto('/community/stable-groups');
    await input.press(main.getByRole('button', { name: 'Found a Club' }));
    await input.write(main.getByLabel('Name', { exact: true }), 'The Rail');
    await input.press(main.getByRole('button', { name: 'Found It' }));
    await main.getByText('The board is empty').waitFor();
  });

  it('are joined by another, who writes to the first on an open page', async () => {
    const { page, input, main } = player(1);
    await page.goto('/community/stable-groups');
    await input.press(main.getByRole('link', { name: 'The Rail' }));
    await input.press(main.getByRole('button', { name: 'Join This Club' }));
    await input.press(main.getByRole('link', { name: 'Your Club' }));
    await input.write(main.getByLabel('A notice to your club'), 'Saltmarsh on **Saturday**.');
    await input.press(main.getByRole('button', { name: 'Put It Up' }));
    await main.getByText('1 notice shown').waitFor();
    const first = player(0);
    await first.main.locator('strong', { hasText: 'Saturday' }).waitFor({ timeout: 45_000 });
  });

  it('are led: the other is made an officer, and leaves', async () => {
    const first = player(0);
    await first.page.reload();
    await first.input.press(
      first.main.getByRole('button', { name: 'Make Officer: Westering Yard' }),
    );
    await first.main.getByRole('button', { name: 'Officer No More: Westering Yard' }).waitFor();
    const { page, input, main } = player(1);
    await page.reload();
    await main.getByRole('heading', { name: 'Invite a stable' }).waitFor();
    await input.press(main.getByRole('button', { name: 'Leave the Club' }));
    await input.press(main.getByRole('button', { name: 'Yes, Leave' }));
    await main.getByText('Your stable is in no club').waitFor();
    await first.page.reload();
    await first.main.getByRole('button', { name: 'Leave the Club' }).waitFor();
    expect(await first.main.getByText('Westering Yard', { exact: true }).count()).toBeLessThan(3);
  });
});
