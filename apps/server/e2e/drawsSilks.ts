import { expect, it } from 'vitest';
import { goToDashboard, type Play } from './play.ts';

/** The step of a story in which a player designs other colours, and the stable wears them. */
export function drawsSilks(play: () => Pick<Play, 'owner'>): void {
  it('draws new colours, takes a change back, and registers them', async () => {
    const { page, input } = play().owner;
    const main = page.getByRole('main');
    await input.press(main.getByRole('link', { name: 'Design Silks' }).first());
    const description = main.getByRole('status').filter({ hasText: /cap$/ });
    const before = await description.textContent();
    await input.choose(main.getByRole('radio', { name: 'hoops', exact: true }));
    await description.filter({ hasText: 'hoops' }).waitFor();
    await input.press(main.getByRole('tab', { name: 'Cap' }));
    await input.choose(main.getByRole('radio', { name: 'orange', exact: true }).first());
    await description.filter({ hasText: 'orange' }).waitFor();
    await input.press(main.getByRole('button', { name: 'Undo' }));
    await description.filter({ hasNotText: 'orange' }).waitFor();
    await input.press(main.getByRole('button', { name: 'Redo' }));
    const drawn = (await description.filter({ hasText: 'orange' }).textContent()) ?? '';
    expect(drawn).not.toBe(before);
    await main.getByText('No other stable races in these.').waitFor();
    await input.press(main.getByRole('button', { name: 'Register these colours' }));
    await main.getByText(/^Registered\./).waitFor();
    await goToDashboard(play().owner);
    await main.getByRole('img', { name: drawn }).waitFor();
  });
}
