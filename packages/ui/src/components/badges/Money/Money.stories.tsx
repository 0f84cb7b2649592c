import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Fact, Facts } from '../Fact/Fact';
import { Money, type MoneyProps } from './Money';

const meta = preview.meta({
  title: 'Components/Badges/Money',
  component: Money,
  args: { amount: '$50,000' } satisfies MoneyProps,
});

export const Default = meta.story();

/** Prizes, won or to be won. */
export const Gold = meta.story({ args: { tone: 'gold' } });

/** Came into the account. */
export const Gain = meta.story({ args: { amount: '$25,000', tone: 'gain' } });

/** Went out of it. */
export const Loss = meta.story({ args: { amount: '$1,200', tone: 'loss' } });

/** A side note, such as a price for one session. */
export const Muted = meta.story({ args: { amount: '$0', tone: 'muted' } });

/** It takes the size of what it stands in. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Facts>
        <Fact label="Entry fee" size="large">
          <Money amount="$1,200" />
        </Fact>
        <Fact label="Potential prize" size="large">
          <Money amount="$1,284,400" tone="gold" />
        </Fact>
        <Fact label="Free">
          <Money amount="$0" tone="muted" />
        </Fact>
      </Facts>
      <p>
        The week: <Money amount="$25,000" tone="gain" /> in prizes,{' '}
        <Money amount="$3,960" tone="loss" /> in fees.
      </p>
    </div>
  ),
});

export const TestSign = meta.story({
  name: 'Test: a loss is told by its sign, not by its colour alone',
  tags: ['!autodocs'],
  args: { amount: '$1,200', tone: 'loss' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−$1,200')).toBeVisible();
  },
});
