import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { HeldMoney, type HeldMoneyProps } from './HeldMoney';

const meta = preview.meta({
  title: 'Components/Market/HeldMoney',
  component: HeldMoney,
  args: {
    ...{ held: '$2,500', fromWallet: null, left: '$22,500', guide: null },
  } satisfies HeldMoneyProps,
});

export const Default = meta.story();

/** A claim, of which a part comes out of the wallet. */
export const Claim = meta.story({
  args: { held: '$10,000', fromWallet: '$1,200', left: '$0', guide: '$7,450' },
});

export const TestParts = meta.story({
  name: 'Test: what is nothing is not told',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Of it from your wallet')).toBeNull();
    await expect(canvas.queryByText('Guide price')).toBeNull();
    await expect(canvas.getByText('Credits left')).toBeVisible();
  },
});
