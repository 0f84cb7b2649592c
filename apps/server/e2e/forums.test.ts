import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectHarmless, writeEverywhere } from './hostileWords.ts';
import { byMouse } from './inputMethod.ts';
import { type Game, openGame } from './openGame.ts';
import { login } from './player.ts';
import { stepByStep } from './stepByStep.ts';
import { owners, type Player, playerAt, playerOn, twoOwners } from './twoOwners.ts';

// Two owners, each in a browser of their own: at 1440 by mouse, on a phone's width by keyboard; and a referee.
describe('the forums', () => {
  let game: Game;
  let players: readonly Player[];
  let address: string;

  stepByStep();

  beforeAll(async () => {
    game = await openGame({ historyDays: 0 });
    players = await twoOwners(game);
    const referee = await game.visitor();
    await login(referee, { ...game.server, demo: game.server.referee });
    players = [...players, playerOn(referee, byMouse(referee))];
  });
  afterAll(() => game?.close());

  const player = (index: number) => playerAt(players, index);

  it('begin with a section and a thread that a player opens', async () => {
    const { page, input, main } = player(0);
    await page.goto('/community/forums');
    await input.press(main.getByRole('link', { name: 'Racing talk' }));
    await input.press(main.getByRole('button', { name: 'New Thread' }));
    await input.write(main.getByLabel('Title'), 'The going at Saltmarsh');
    await input.write(main.getByLabel('Text'), 'It rides **faster** than it says.');
    await input.press(main.getByRole('button', { name: 'Open Thread' }));
    await main.getByRole('heading', { level: 1, name: 'The going at Saltmarsh' }).waitFor();
    await main.locator('strong', { hasText: /^faster$/ }).waitFor();
    address = new URL(page.url()).pathname;
  });

  it('are found by words, quoted and answered by another', async () => {
    const { page, input, main } = player(1);
    await page.goto('/community/forums?q=salt');
    await input.press(main.getByRole('link', { name: 'The going at Saltmarsh' }));
    await main.getByLabel('Your answer').waitFor();
    await input.press(main.getByRole('button', { name: 'Quote post 1' }));
    expect(await main.getByLabel('Your answer').inputValue()).toContain('> It rides');
    await input.write(main.getByLabel('Your answer'), 'Only a thief would say so.');
    await input.press(main.getByRole('button', { name: 'Post', exact: true }));
    await main.getByText('Only a thief would say so.').first().waitFor();
  });

  it('show what is new on a page that is open', async () => {
    const { main } = player(0);
    await main.getByText('Only a thief would say so.').waitFor();
  });

  it('keep what a post said before it was edited', async () => {
    const { input, main, dialog } = player(0);
    await input.press(main.getByRole('button', { name: 'Edit post 1' }));
    await input.write(main.getByLabel('Post 1'), 'It rides slower than it says.');
    await input.press(main.getByRole('button', { name: 'Save' }));
    await main.getByText('edited just now').waitFor();
    await input.press(main.getByRole('button', { name: 'History of post 1' }));
    await dialog.locator('strong', { hasText: /^faster$/ }).waitFor();
    await input.press(dialog.getByRole('button', { name: 'Close' }));
  });

  it('are reported to a referee, who hides a post with a reason', async () => {
    const first = player(0);
    await first.input.press(first.main.getByRole('button', { name: 'Report post 2' }));
    await first.input.press(first.dialog.getByRole('button', { name: 'Send Report' }));
    await first.main.getByText('Reported').waitFor();

    const { page, input, main, dialog } = player(2);
    await page.goto('/community/referees?tab=reports');
    await main.getByText(/^reported 1 time/).waitFor();
    await input.press(main.getByRole('button', { name: /^Rule on report/ }));
    await input.write(dialog.getByLabel('Why, for all to read'), 'Calls another a thief.');
    await input.press(dialog.getByRole('button', { name: 'Do It' }));
    await main.getByText('No report waits').waitFor();
    await first.main.getByText(/^Hidden by a referee/).waitFor();
    expect(await first.main.getByText('Only a thief would say so.').count()).toBe(0);
  });

  it('lead to the stewards’ room, where the ruling is appealed against', async () => {
    const { page, input, main } = player(1);
    await page.goto('/community/referees?tab=own');
    await input.press(main.getByRole('button', { name: /^Appeal against ruling/ }));
    await input.write(main.getByRole('textbox'), 'I meant no owner.');
    await input.press(main.getByRole('button', { name: 'Send Appeal' }));
    await main.getByText(/^You have appealed/).waitFor();
  });

  it('show the post again once the appeal is upheld, in the open', async () => {
    const { page, input, main, dialog } = player(2);
    await page.goto('/community/referees?tab=appeals');
    await input.press(main.getByRole('button', { name: /^Answer appeal/ }));
    await input.pick(dialog.getByLabel('Finding'), 'Upheld: the ruling is taken back');
    await input.write(dialog.getByLabel('Why, for all to read'), 'No owner was named.');
    await input.press(dialog.getByRole('button', { name: 'Send Answer' }));
    await main.getByText(/^Upheld\. A referee answered/).waitFor();

    const visitor = await game.visitor();
    await visitor.goto(`${address}?post=2`);
    await visitor.getByText('Only a thief would say so.').waitFor();
    await visitor.goto('/community/referees');
    await visitor.getByText(/^Taken back/).waitFor();
    expect(await visitor.getByRole('main').textContent()).not.toContain('Hollow Oak');
  });

  it('and all that players write show hostile words as words', async () => {
    const threadId = Number(/\d+$/.exec(address)?.[0]);
    const [name = '', other = ''] = owners;
    const pages = await writeEverywhere(game.server, { name, other, threadId });
    const { page, main } = player(0);
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    for (const path of pages) {
      await page.goto(path);
      await expect
        .poll(() => main.textContent(), { message: path, timeout: 30_000 })
        .toMatch(/alert|onerror|script/i);
      await expectHarmless(page);
    }
    expect(dialogs).toBe(0);
  });
});
