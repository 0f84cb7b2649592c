import type { Player } from './play.ts';

/** So wide a window shows the filters of a list in a row; a narrower one has them on a sheet. */
const roomy = 600;

/** Picks one of a list's filters, or its order, wherever the window has them. */
export async function narrow(
  { page, input }: Player,
  filter: { name: string; option: string },
): Promise<void> {
  const { name, option } = filter;
  const main = page.getByRole('main');
  if ((page.viewportSize()?.width ?? roomy) >= roomy) {
    return input.pick(main.getByRole('combobox', { name }), option);
  }
  await input.press(main.getByRole('button', { name: /^Filters/ }));
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await input.pick(sheet.getByRole('combobox', { name }), option);
  await input.press(sheet.getByRole('button', { name: 'Show results' }));
  await sheet.waitFor({ state: 'detached' });
}
