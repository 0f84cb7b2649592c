import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { cartLines } from '../../../fixtures/equipment';
import { CartPanel, type CartPanelProps } from './CartPanel';

const meta = preview.meta({
  title: 'Components/Equipment/CartPanel',
  component: CartPanel,
  tags: ['vrt'],
  args: {
    lines: cartLines,
    total: '$3,460',
    credits: '$25,000',
    progress: { state: 'ready' },
    onRemove: fn<CartPanelProps['onRemove']>(),
    onCheckout: fn<CartPanelProps['onCheckout']>(),
  } satisfies CartPanelProps,
  parameters: { maxInlineSize: 360 },
});

export const Default = meta.story();

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Nothing has been put in. */
export const Empty = meta.story({ args: { lines: [] } });

/** The purse does not hold the total. */
export const TooFewCredits = meta.story({
  args: { progress: { state: 'tooFewCredits' }, credits: '$1,150' },
});

/** The purchase is on its way. */
export const Busy = meta.story({ args: { progress: { state: 'busy' } } });

/** The server checked again, and something has changed since the page was read. */
export const Refused = meta.story({
  args: { progress: { state: 'refused', refusal: 'Aluminium Racing Plates have been sold out.' } },
});

/** Everything is bought, and the cart is empty again. */
export const Done = meta.story({ args: { progress: { state: 'done' }, lines: [] } });

export const LongName = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    lines: [
      {
        itemId: 'e9',
        name: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopsaddle1',
        slot: 'saddle',
        quantity: 12,
        price: '$1,284,400',
      },
    ],
    total: '$1,284,400',
  },
});

/** The cart is on its way. */
export const Loading = meta.story({ args: { lines: [], loading: true } });

export const TestCheckout = meta.story({
  name: 'Test: a line is taken out by its name, and the rest is bought',
  tags: ['!autodocs', '!vrt'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Aluminium Racing Plates' }));
    await expect(args.onRemove).toHaveBeenCalledWith({ itemId: 'e2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
  },
});

export const TestEmpty = meta.story({
  name: 'Test: an empty cart says so and offers no checkout',
  tags: ['!autodocs', '!vrt'],
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your cart is empty')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const TestTooFewCredits = meta.story({
  name: 'Test: with too few credits a line can still be taken out',
  tags: ['!autodocs', '!vrt'],
  args: { progress: { state: 'tooFewCredits' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('You have too few credits');
    await expect(canvas.getByRole('button', { name: /^Remove Feather/ })).toBeEnabled();
  },
});

export const TestBusy = meta.story({
  name: 'Test: while the purchase is on its way a second press does nothing',
  tags: ['!autodocs', '!vrt'],
  args: { progress: { state: 'busy' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
});
