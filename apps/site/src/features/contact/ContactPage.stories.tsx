import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { bodiesOf } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { refused } from '../../storybook/refusals.ts';

const path = '/contact';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Contact',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path },
});

/** An owner’s address is there already. */
export const Success = meta.story({
  args: { player: ada },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your e-mail' });
    await expect(field).toHaveValue('ada@stable.example');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'What is it about?' }),
      'An idea for the game',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'More hurdles.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(await canvas.findByText(/^Sent\. Its reference is F-7KQ2MX/)).toBeVisible();
    await expect(bodiesOf('POST rpc/contact_us')).toMatchObject([
      { p_email: 'ada@stable.example', p_topic: 'idea', p_body: 'More hurdles.' },
    ]);
  },
});

/** Nobody need have a stable. What is missing is said where it is missing, and what was typed stays. */
export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your e-mail' }), 'grace');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByText('Please enter a valid e-mail address')).toBeVisible();
    await expect(
      canvas.getByText('A message needs 1 to 4,000 characters that can be seen.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your e-mail' })).toHaveValue('grace');
    await expect(bodiesOf('POST rpc/contact_us')).toEqual([]);
  },
});

const write = async () => {
  const email = await screen.findByRole('textbox', { name: 'Your e-mail' });
  await userEvent.clear(email);
  await userEvent.type(email, 'grace@stable.example');
  const message = screen.getByRole('textbox', { name: 'Your message' });
  await userEvent.clear(message);
  await userEvent.type(message, 'Hello?');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
};

export const Loading = meta.story({ args: { handlers: () => [silent] }, play: write });

/** Without an answer the message is still there, to be sent again. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await write();
    await expect(await canvas.findByText(/^No answer came/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue('Hello?');
  },
});

export const Refused = meta.story(refused('contact_us', { path }, write));
