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
    left: '$21,540',
    most: 12,
    progress: { state: 'ready' },
    onQuantity: fn<CartPanelProps['onQuantity']>(),
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
  args: { progress: { state: 'tooFewCredits' }, credits: '$1,150', left: null },
});

/** The purchase is on its way. */
export const Busy = meta.story({ args: { progress: { state: 'busy' } } });

/** The server checked again, and something has changed since the page was read. */
export const Refused = meta.story({
  args: {
    progress: {
      state: 'refused',
      refusal: 'A price has changed since you saw it. Look at the new one before you buy.',
    },
  },
});

/** Everything is bought, and the cart is empty again. */
export const Done = meta.story({
  args: { progress: { state: 'done', href: '/stable/apply-equipment' }, lines: [] },
});

const longName = {
  lines: [
    {
      itemId: 'e9',
      name: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopsaddle1',
      slot: 'saddle',
      quantity: 12,
      price: '$1,284,400',
      was: '$107,000',
    },
  ],
  total: '$1,284,400',
  left: '$8,215,600',
  credits: '$9,500,000',
} satisfies Partial<CartPanelProps>;

export const LongName = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: longName,
});

/** The cart is on its way. */
export const Loading = meta.story({ args: { lines: [], loading: true } });

export const TestCheckout = meta.story({
  name: 'Test: a line is made more or fewer and taken out by its name, and the rest is bought',
  tags: ['!autodocs', '!vrt'],
  play: async ({ args, canvas, userEvent }) => {
    const [saddle, plates] = args.lines.map(({ name }) => name);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press(`One ${plates} more`);
    await expect(args.onQuantity).toHaveBeenLastCalledWith({ itemId: 'e2', quantity: 3 });
    await press(`One ${plates} fewer`);
    await expect(args.onQuantity).toHaveBeenLastCalledWith({ itemId: 'e2', quantity: 1 });
    await press(`Remove ${saddle}`);
    await expect(args.onQuantity).toHaveBeenLastCalledWith({ itemId: 'e1', quantity: 0 });
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
    await expect(canvas.getByText('$25,000')).toBeVisible();
  },
});

export const TestMost = meta.story({
  name: 'Test: a line that is full says so and takes no more; a changed price is told',
  tags: ['!autodocs', '!vrt'],
  args: longName,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('The most that a cart takes of one piece.')).toBeVisible();
    await expect(canvas.getByText(/^One cost/)).toHaveTextContent(
      'One cost $107,000 when you put it in',
    );
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
    await userEvent.click(canvas.getByRole('button', { name: /Plates more$/ }));
    await expect(args.onCheckout).not.toHaveBeenCalled();
    await expect(args.onQuantity).not.toHaveBeenCalled();
  },
});
