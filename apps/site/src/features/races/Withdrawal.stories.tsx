import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { refusal } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { declaredRace, settledRace } from '../../storybook/races.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Withdrawal',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: `/races/${settledRace.race.id}`,
    game: { ...game, races: [declaredRace, settledRace] },
  },
});

/** A player's own entry can be taken back until entries close. */
export const Success = meta.story({
  tags: ['vrt-page'],
  args: { path: `/races/${declaredRace.race.id}`, player: ada },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw Silver Comet' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw Silver Comet?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(
      await canvas.findByText(/^Silver Comet is withdrawn, and the \$1,200 is back/),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Yours')).toHaveLength(1));
    await expect(sentCalls().filter((call) => call.endsWith('withdraw_entry'))).toHaveLength(1);
  },
});

export const TestWithdrawalRefused = meta.story({
  name: 'Test: who withdraws too late reads why, and the entry stands',
  args: {
    path: `/races/${declaredRace.race.id}`,
    player: ada,
    handlers: () => [http.post('*/rest/v1/rpc/withdraw_entry', () => refusal('field_is_final'))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw Silver Comet' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(
      await dialog.findByText(/^Entries have closed\. The field is final/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the entry' }));
    await expect(canvas.getByText('Silver Comet is entered')).toBeVisible();
  },
});

export const TestOrders = meta.story({
  name: 'Test: the jockey is told another style, and the page says so when it is asked again',
  args: { path: `/races/${declaredRace.race.id}`, player: ada },
  play: async ({ canvas, userEvent }) => {
    const [orders] = await canvas.findAllByRole('combobox', { name: 'Orders for Silver Comet' });
    if (orders === undefined) throw new Error('No orders can be given.');
    await expect(within(orders).getByRole('option', { selected: true })).toHaveTextContent(
      /, its own way$/,
    );
    await userEvent.selectOptions(orders, 'Held up');
    await waitFor(() =>
      expect(sentCalls().filter((call) => call.endsWith('my_jockey_orders'))).toHaveLength(2),
    );
    await expect(orders).toHaveDisplayValue('Held up');
  },
});

export const TestOrdersRefused = meta.story({
  name: 'Test: who gives orders too late reads why, and the old ones stand',
  args: {
    path: `/races/${declaredRace.race.id}`,
    player: ada,
    handlers: () => [http.post('*/rest/v1/rpc/give_orders', () => refusal('field_is_final'))],
  },
  play: async ({ canvas, userEvent }) => {
    const orders = await canvas.findByRole('combobox', { name: 'Orders for Silver Comet' });
    await userEvent.selectOptions(orders, 'Held up');
    await expect(
      await canvas.findByText(/^Entries have closed\. The field is final/),
    ).toBeVisible();
    await expect(orders).toHaveDisplayValue(/, its own way$/);
  },
});

export const TestLinkPreview = meta.story({
  name: 'Test: the preview of a link names the race, and who won it',
  play: async ({ canvas }) => {
    await canvas.findByText('Official');
    const told = (property: string) =>
      document.head.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content;
    await waitFor(() => expect(told('title')).toBe('Ashford Mile'));
    await expect(told('description')).toMatch(
      /^Silver Comet won the Ashford Mile \(.+\), 1600 m on turf/,
    );
  },
});
