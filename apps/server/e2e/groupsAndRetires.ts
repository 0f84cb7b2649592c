import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

/** The step of a story in which an owner of several horses groups one by keyboard, then retires it. */
export function groupsAndRetires(home: () => { page: Page }): void {
  it('puts a horse into a group by keyboard, retires it, and has its seal compared', async () => {
    const { page } = home();
    const main = page.getByRole('main');
    const press = async (target: Locator) => {
      await target.focus();
      await page.keyboard.press('Enter');
    };
    await page.goto('/stable/retire-horses');
    const retire = main.getByRole('button', { name: /^Retire / }).first();
    await retire.waitFor();
    const name = (await retire.textContent())?.replace('Retire ', '') ?? '';

    await page.goto('/stable/primary-horse-groups');
    await press(main.getByRole('button', { name: 'New group' }));
    await page.getByRole('textbox', { name: 'Name of the group' }).fill('Farewell');
    await page.keyboard.press('Enter');
    await main.getByRole('region', { name: 'Farewell' }).waitFor();
    await press(main.getByRole('button', { name: `Move ${name} to a group` }));
    await press(page.getByRole('menuitem', { name: 'Farewell' }));
    await main.getByText(`${name} is in Farewell.`).waitFor();

    await page.goto('/stable/retire-horses');
    await press(main.getByRole('button', { name: `Retire ${name}` }));
    await press(page.getByRole('button', { name: 'Retire for good' }));
    const retired = main.getByRole('list', { name: 'Retired horses' });
    await retired.getByRole('link', { name }).click();
    await main.getByText('The seal is whole.').waitFor();
    await page.goto('/stable/primary-horse-groups');
    const group = main.getByRole('region', { name: 'Farewell' });
    await group.getByText('Move a horse here.').waitFor();
    expect(await main.getByText(name, { exact: true }).count()).toBe(0);
  });
}
