import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { refused } from '../../storybook/refusals.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/My Details',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/account/my-details', player: ada },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Others read: Ada B.')).toBeVisible();
  },
});

export const TestChoice = meta.story({
  name: 'Test: an owner chooses what others read of the name',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: /First name and initial/ }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /The stable alone/ }));
    await expect(await canvas.findByText('Others read: your stable’s name alone')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /The stable alone/ })).toBeChecked();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });
export const Failed = meta.story({ args: { handlers: () => [failing] } });

export const Refused = meta.story(
  refused('show_owner_name', { path: '/account/my-details' }, async (round) => {
    const names = [/The stable alone/, /Full name/];
    await userEvent.click(
      await screen.findByRole('radio', { name: names[round % 2] ?? /Full name/ }),
    );
  }),
);
