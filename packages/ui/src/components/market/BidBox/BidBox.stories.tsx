import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../../../primitives/Stack/Stack';
import { BidBox, type BidBoxProps } from './BidBox';

const onBid = fn<BidBoxProps['onBid']>(async () => true);
const onChange = fn<() => void>();
const inDollars = (amount: number) => `$${amount.toLocaleString('en')}`;

const meta = preview.meta({
  title: 'Components/Market/BidBox',
  component: BidBox,
  args: {
    ...{ sealed: false, least: 'At least $2,500.', busy: false, refusal: null, answer: null },
    ...{ onBid, onChange },
    note: 'Stables of the house bid on its lots too, and never buy.',
    check: (maximum) => {
      if (maximum === null) return { problem: 'A bid is a whole number of dollars.' };
      if (maximum < 2_500) return { problem: 'It takes $2,500 at least.' };
      const moved = Math.max(0, maximum - 25_000);
      return {
        problem: null,
        money: {
          held: inDollars(maximum),
          fromWallet: moved > 0 ? inDollars(moved) : null,
          left: inDollars(25_000 + moved - maximum),
        },
      };
    },
  } satisfies BidBoxProps,
  parameters: { maxInlineSize: 640 },
});

/** Nobody's maximum is told: it says what it takes. The reserve is not met, or it is: both are told above it. */
export const Default = meta.story();

/** On a lot of another stable the house does nothing. */
export const OfAStable = meta.story({ args: { note: null } });

/** The bid leads. */
export const Leading = meta.story({
  args: {
    least: 'At least $3,100.',
    answer: { tone: 'success', text: 'You lead. Your maximum is held until somebody bids more.' },
  },
});

/** Another stable's maximum is higher. */
export const Outbid = meta.story({
  args: {
    answer: {
      tone: 'info',
      text: 'Another stable’s maximum is higher: you were outbid at once, and your credits are back.',
    },
  },
});

/** The hammer was put off for the last time. */
export const Sealed = meta.story({ args: { sealed: true } });

export const SealedGiven = meta.story({
  args: {
    sealed: true,
    answer: {
      tone: 'success',
      text: 'Your sealed bid is in. Nobody sees it before the hammer falls.',
    },
  },
});

/** The hammer fell while the bid was on its way. */
export const Refused = meta.story({ args: { refusal: 'The hammer has fallen on this horse.' } });

export const Sending = meta.story({ args: { busy: true } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Stack gap="large">
      <BidBox {...args} answer={{ tone: 'success', text: 'You lead. Your maximum is held.' }} />
      <BidBox {...args} sealed refusal="This horse is not under the hammer any more." />
    </Stack>
  ),
});

/** The first press says what is held, the second sends it; what is typed then begins anew. */
export const TestTwoPresses = meta.story({
  name: 'Test: two presses bid, and a maximum that cannot be bid is not sent',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onBid.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Your maximum, in dollars' });
    for (const wrong of ['all', '2,499']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${wrong}{Enter}`);
      await expect(field).toBeInvalid();
    }
    await userEvent.clear(field);
    await userEvent.type(field, '26,000{Enter}');
    await expect(canvas.getByText('Of it from your wallet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByText('Held now')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Bid' }));
    await expect(onBid).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Hold $26,000 and Bid' }));
    await expect(onBid.mock.calls).toEqual([[{ maximum: 26_000 }]]);
    await expect(field).toHaveValue('');
  },
});

/** What was not taken stays to be changed. */
export const TestNotTaken = meta.story({
  name: 'Test: a maximum that was not taken stays in the field',
  tags: ['!autodocs'],
  args: { onBid: fn<BidBoxProps['onBid']>(async () => false) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your maximum, in dollars' });
    await userEvent.type(field, '3,000{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Hold $3,000 and Bid' }));
    await expect(canvas.getByRole('button', { name: 'Bid' })).toBeVisible();
    await expect(field).toHaveValue('3,000');
  },
});
