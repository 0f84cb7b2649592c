import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, openGame } from './openGame.ts';
import { stepByStep } from './stepByStep.ts';
import { owners, type Player, playerAt, twoOwners } from './twoOwners.ts';

// Two owners, each in a browser of their own: at 1440 by mouse, on a phone's width by keyboard.
describe('letters', () => {
  let game: Game;
  let players: readonly Player[];
  let toSecond: string;

  stepByStep();

  beforeAll(async () => {
    game = await openGame({ historyDays: 0 });
    players = await twoOwners(game);
    const { data } = await game.server.backend
      .from('stables')
      .select('id')
      .eq('name', owners[1] ?? '')
      .single();
    toSecond = `/stables/${data?.id}`;
  });
  afterAll(() => game?.close());

  const player = (index: number) => playerAt(players, index);

  it('are written from the page of a stable', async () => {
    const { page, input, main } = player(0);
    await page.goto(toSecond);
    await input.press(main.getByRole('link', { name: 'Write a Letter' }));
    await input.write(main.getByLabel('To Westering Yard'), 'Would you part with **it**?');
    await input.press(main.getByRole('button', { name: 'Send' }));
    await main.getByText('1 letter shown').waitFor();
  });

  it('come in with a mark, are read and answered', async () => {
    const { page, input, main } = player(1);
    await page.goto('/community/inbox');
    await main.getByText('1 new').waitFor();
    await input.press(main.getByRole('link', { name: 'Hollow Oak' }));
    await main.locator('strong', { hasText: /^it$/ }).waitFor();
    await input.write(main.getByLabel('To Hollow Oak'), 'One day I might.');
    await input.press(main.getByRole('button', { name: 'Send' }));
    await main.getByText('2 letters shown').waitFor();
    await input.press(main.getByRole('link', { name: 'All letters' }));
    await main.getByText('You: One day I might.').waitFor();
    expect(await main.getByText('1 new').count()).toBe(0);
  });

  it('come on a page that is open', async () => {
    const { main } = player(0);
    await main.getByText('2 letters shown').waitFor();
    await main.getByText('One day I might.').waitFor();
  });

  it('go no more where one has blocked the other, who is told nothing but that', async () => {
    const second = player(1);
    await second.input.press(second.main.getByRole('link', { name: 'Hollow Oak' }));
    await second.input.press(second.main.getByRole('button', { name: 'Block This Stable' }));
    await second.main.getByText(/^You have blocked Hollow Oak/).waitFor();
    const { input, main } = player(0);
    await input.write(main.getByLabel('To Westering Yard'), 'Please.');
    await input.press(main.getByRole('button', { name: 'Send' }));
    await main.getByText(/^No letters go between this stable and yours/).waitFor();
    expect(await main.getByLabel('To Westering Yard').inputValue()).toBe('Please.');
  });

  it('go again once it is let in', async () => {
    const second = player(1);
    await second.input.press(second.main.getByRole('button', { name: 'Let In Again' }));
    await second.main.getByRole('button', { name: 'Send' }).waitFor();
    const { input, main } = player(0);
    await input.press(main.getByRole('button', { name: 'Send' }));
    await main.getByText('3 letters shown').waitFor();
  });
});
