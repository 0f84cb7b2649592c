import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { game } from '../../storybook/game.ts';
import { sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { declaredRace, settledRace } from '../../storybook/races.ts';
import { pressInDialog, refused } from '../../storybook/refusals.ts';

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

const entered = { path: `/races/${declaredRace.race.id}`, player: ada };

export const TestWithdrawalRefused = meta.story({
  name: 'Test: each refusal to withdraw is read where it was pressed, and the entry stands',
  ...refused('withdraw_entry', entered, async (round) => {
    await pressInDialog('Withdraw Silver Comet', 'Withdraw', round);
    await expect(screen.getByText('Silver Comet is entered')).toBeInTheDocument();
  }),
});

export const TestOrdersRefused = meta.story({
  name: 'Test: each refusal of orders is read where they were given, and the old ones stand',
  ...refused('give_orders', entered, async (round) => {
    const orders = await screen.findByRole('combobox', { name: 'Orders for Silver Comet' });
    await waitFor(() => expect(orders).toHaveDisplayValue(/, its own way$/));
    orders.scrollIntoView({ block: round % 2 === 0 ? 'start' : 'end' });
    await userEvent.selectOptions(orders, 'Held up');
  }),
});

export const TestLinkPreview = meta.story({
  name: 'Test: the preview of a link names the race, and who won it',
  play: async ({ canvas }) => {
    await canvas.findByText('Official');
    const told = (property: string) =>
      document.head.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content;
    await waitFor(() => expect(told('title')).toBe('Ashford Mile'));
    await expect(told('description')).toMatch(
      /^Silver Comet won the Ashford Mile \(.+\), 1600\u00a0m on turf/,
    );
  },
});
