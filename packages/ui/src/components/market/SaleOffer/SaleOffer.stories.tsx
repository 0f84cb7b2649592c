import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { write } from '../../../fixtures/write';
import { Stack } from '../../../primitives/Stack/Stack';
import { SaleOffer, type SaleOfferProps } from './SaleOffer';

const onOffer = fn<SaleOfferProps['onOffer']>();
const onWithdraw = fn<() => void>();

const meta = preview.meta({
  title: 'Components/Market/SaleOffer',
  component: SaleOffer,
  args: {
    price: 11_200,
    bounds: { least: 3_360, most: 33_600 },
    boundsText: 'Between $3,360 and $33,600.',
    receives: (price) => `$${(price - Math.floor(price / 20)).toLocaleString('en')}`,
    listed: false,
    busy: null,
    refusal: null,
    onOffer,
    onWithdraw,
  } satisfies SaleOfferProps,
});

/** The horse is not for sale yet; its guide price is the beginning. */
export const Default = meta.story();

/** It is in the ring. */
export const Listed = meta.story({ args: { listed: true } });

/** The offer is on its way. */
export const Offering = meta.story({ args: { busy: 'price' } });

/** It was entered on another device. */
export const Refused = meta.story({
  args: { refusal: 'This horse is entered for a race. It can leave your stable once it has run.' },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Stack gap="xlarge">
      <SaleOffer {...args} />
      <SaleOffer {...args} listed refusal="This horse is not for sale any more." />
      <SaleOffer {...args} listed busy="withdrawal" />
    </Stack>
  ),
});

export const TestWrittenWithoutAnEvent = meta.story({
  name: 'Test: a price that was written without an event is the one that is sent',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    write(canvas.getByRole<HTMLInputElement>('textbox', { name: 'Price, $' }), '9000');
    await userEvent.click(canvas.getByRole('button', { name: 'Offer for Sale' }));
    await expect(onOffer).toHaveBeenLastCalledWith({ price: 9_000 });
  },
});

export const TestBounds = meta.story({
  name: 'Test: a price beyond the bounds is not sent, and one within is',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onOffer.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Price, $' });
    for (const wrong of ['3359', '33601', 'a lot', '50.5']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${wrong}{Enter}`);
      await expect(field).toBeInvalid();
    }
    await expect(onOffer).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '12,000');
    await expect(canvas.getByText('$11,400')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onOffer).toHaveBeenCalledWith({ price: 12_000 });
  },
});

export const TestWithdraws = meta.story({
  name: 'Test: a horse in the ring is withdrawn',
  tags: ['!autodocs'],
  args: { listed: true },
  play: async ({ canvas, userEvent }) => {
    onWithdraw.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw from Sale' }));
    await expect(onWithdraw).toHaveBeenCalledOnce();
  },
});
