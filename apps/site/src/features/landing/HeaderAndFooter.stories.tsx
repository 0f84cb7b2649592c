import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Header and footer',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/' },
});

export const TestJoinNow = meta.story({
  name: 'Test: JOIN NOW opens the register dialog, and the header offers JOIN and LOGIN',
  play: async ({ canvas, userEvent }) => {
    const header = within(await canvas.findByRole('banner'));
    await expect(await header.findByRole('button', { name: 'JOIN' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'LOGIN' })).toBeVisible();
    const [join] = await canvas.findAllByRole('button', { name: 'JOIN NOW' });
    await userEvent.click(join ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    for (const field of ['Full name', 'Stable name', 'E-mail', 'Password']) {
      await expect(await dialog.findByLabelText(field)).toBeVisible();
    }
  },
});

export const TestLicence = meta.story({
  name: 'Test: the footer names the licence for players in the UK, and shows its five badges',
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(
      footer.getByText(/licensed by the UK gambling regulator .*, licence number 000-/),
    ).toBeVisible();
    for (const badge of [
      ...['Responsible gambling', 'Over 18 only', 'Self-exclusion'],
      ...['SSL secured', 'Game lab certified'],
    ]) {
      await expect(footer.getByText(badge)).toBeVisible();
    }
  },
});
