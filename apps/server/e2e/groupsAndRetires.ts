import { expect, it } from 'vitest';
import { goToDashboard, type Play } from './play.ts';

/** The steps of a story in which an owner of several horses groups one, then retires it. */
export function groupsAndRetires(play: () => Pick<Play, 'owner'>): void {
  let name = '';

  it('makes a group, and moves a horse into it', async () => {
    const { page, input } = play().owner;
    const main = page.getByRole('main');
    await page.goto('/stable/retire-horses');
    const retire = main.getByRole('button', { name: /^Retire / }).first();
    name = (await retire.textContent())?.replace('Retire ', '') ?? '';

    await page.goto('/stable/primary-horse-groups');
    await input.press(main.getByRole('button', { name: 'New group' }));
    await input.write(page.getByRole('textbox', { name: 'Name of the group' }), 'Farewell');
    await page.keyboard.press('Enter');
    await main.getByRole('region', { name: 'Farewell' }).waitFor();
    await input.press(main.getByRole('button', { name: `Move ${name} to a group` }));
    await input.press(page.getByRole('menuitem', { name: 'Farewell' }));
    await main.getByText(`${name} is in Farewell.`).waitFor();
    await input.press(main.getByRole('link', { name, exact: true }));
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('retires the horse, has its seal compared, and finds the group empty', async () => {
    const { page, input } = play().owner;
    const main = page.getByRole('main');
    await input.press(main.getByRole('button', { name: `Retire ${name}` }));
    await input.press(page.getByRole('button', { name: 'Retire for good' }));
    await main.getByText('The seal is whole.').waitFor();
    await goToDashboard(play().owner);
    const panel = page.getByRole('navigation', { name: 'Stable' });
    await input.press(panel.getByRole('link', { name: 'Primary Horse Groups' }));
    const group = main.getByRole('region', { name: 'Farewell' });
    await group.getByText('Move a horse here.').waitFor();
    expect(await main.getByText(name, { exact: true }).count()).toBe(0);
  });
}
