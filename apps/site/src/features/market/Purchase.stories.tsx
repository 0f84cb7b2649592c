import { gameErrors } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { refusal } from '../../storybook/backendStates.ts';
import { horse } from '../../storybook/fixtures.ts';
import { bodiesOf } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';

const path = '/marketplace/buy-in-sales-ring';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Sales Ring/Buying',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

const buyButton = { name: 'Buy Now Harbour Nocturne' };
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Buy this horse' }));

/** The second step says what the horse costs and what that leaves. */
export const TwoSteps = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', buyButton));
    const step = await dialog();
    await expect(await step.findByText('$5,350')).toBeVisible();
    await expect(step.getByText('$18,450')).toBeVisible();
    await expect(step.getByText(/^The house takes it back within 24 hours/)).toBeVisible();
    await expect(bodiesOf('POST rpc/buy_horse')).toEqual([]);
  },
});

/** After it the horse is in My Horses at once. */
export const Bought = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', buyButton));
    await userEvent.click(
      await (await dialog()).findByRole('button', { name: 'Confirm Purchase' }),
    );
    const step = await dialog();
    await expect(await step.findByText('Bought. The horse is in your stable.')).toBeVisible();
    await expect(bodiesOf('POST rpc/buy_horse')).toEqual([
      {
        ...{ p_horse_id: 'lot-0', p_price: 5_350, p_from_wallet: 0 },
        p_request_id: expect.any(String),
      },
    ]);
    await userEvent.click(step.getByRole('link', { name: 'See it in My Horses' }));
    await canvas.findByRole('heading', { level: 1, name: 'My Horses' });
    await expect(await canvas.findByRole('link', { name: 'Harbour Nocturne' })).toBeVisible();
  },
});

export const TestComingBack = meta.story({
  name: 'Test: who comes back to the address of a purchase that is made is not asked again',
  args: { path: `${path}?buy=${horse.id}` },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', buyButton)).toBeVisible();
  },
});

/** The credits hold less than the price. */
export const TooFewCredits = meta.story({
  args: { player: ben },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', buyButton));
    const step = await dialog();
    await expect(await step.findByText(gameErrors.too_few_credits)).toBeVisible();
    await expect(step.getByRole('button', { name: 'Confirm Purchase' })).toBeDisabled();
  },
});

const refusals = [
  'horse_not_for_sale',
  'price_changed',
  'horse_is_yours',
  'too_few_credits',
  'pays_too_much',
] as const;
let asked = 0;

/** The server refuses, for each of its reasons in turn. */
export const Refused = meta.story({
  args: {
    handlers: () => {
      asked = 0;
      return [
        http.post('*/rest/v1/rpc/buy_horse', () => {
          asked += 1;
          return refusal(refusals[asked - 1] ?? 'server_failed');
        }),
      ];
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', buyButton));
    for (const code of refusals) {
      const confirm = await (await dialog()).findByRole('button', { name: 'Confirm Purchase' });
      await userEvent.click(confirm);
      await expect(await screen.findByText(gameErrors[code])).toBeVisible();
    }
  },
});

let lost = 0;

/** The answer is lost after the purchase: it is asked again with the same id. */
export const Unanswered = meta.story({
  args: {
    handlers: () => {
      lost = 0;
      return [
        http.post('*/rest/v1/rpc/buy_horse', () => {
          lost += 1;
          return lost === 1 ? HttpResponse.error() : undefined;
        }),
      ];
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', buyButton));
    await userEvent.click(
      await (await dialog()).findByRole('button', { name: 'Confirm Purchase' }),
    );
    await expect(await screen.findByText(/^No answer came/)).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Confirm Purchase' }));
    await expect(await screen.findByText('Bought. The horse is in your stable.')).toBeVisible();
    const [first, second] = bodiesOf('POST rpc/buy_horse');
    await expect(second).toEqual(first);
  },
});

/** A visitor is asked to sign in, and is back at the purchase afterwards. */
export const SignsInFirst = meta.story({
  args: { player: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', buyButton));
    await userEvent.click(await screen.findByLabelText('E-mail'));
    await userEvent.paste(ada.account.email);
    await userEvent.click(screen.getByLabelText('Password'));
    await userEvent.paste('secret');
    await userEvent.keyboard('{Enter}');
    const step = await dialog();
    await expect(await step.findByText('$5,350')).toBeVisible();
    await userEvent.click(step.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
