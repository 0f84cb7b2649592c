import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Chance, type ChanceProps } from './Chance';

const meta = preview.meta({
  title: 'Components/Badges/Chance',
  component: Chance,
  args: { chance: '18%' } satisfies ChanceProps,
  decorators: [
    (Story) => (
      <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8 }}>
        <Story />
      </p>
    ),
  ],
});

export const Default = meta.story();

/** On a racecard, before the off. */
export const WithPrice = meta.story({ args: { price: '5.6' } });

/** Too small for a whole percent, and not none. */
export const Outsider = meta.story({ args: { chance: '<1%', price: '400' } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <>
      <Chance chance="35%" price="2.9" />
      <Chance chance="<1%" price="400" />
      <Chance chance="8%" />
    </>
  ),
});

export const TestSpoken = meta.story({
  name: 'Test: who hears it is told what the percents are of',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18%')).toHaveTextContent('18% to win');
  },
});
