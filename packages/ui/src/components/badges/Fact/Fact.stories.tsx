import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Fact, type FactProps, Facts } from './Fact';

const meta = preview.meta({
  title: 'Components/Badges/Fact',
  component: Fact,
  args: { label: 'Purse', children: '$50,000' } satisfies FactProps,
  decorators: [
    (Story, { parameters }) => (
      <div style={{ blockSize: parameters.blockSize }}>
        <Facts layout={parameters.factsLayout}>
          <Story />
        </Facts>
      </div>
    ),
  ],
});

export const Default = meta.story();

/** In a bar or a tile that is about this one figure. */
export const Large = meta.story({ args: { size: 'large' } });

/** Money to be won. */
export const Gold = meta.story({ args: { size: 'large', tone: 'gold' } });

/** The two read as a sentence. */
export const LabelledBelow = meta.story({
  args: { size: 'large', labelled: 'below', label: 'tracks on three continents', children: '6' },
});

/** The particulars of a course, over the height of their card. */
export const Rows = meta.story({
  parameters: { factsLayout: 'rows', blockSize: 240 },
  render: () => (
    <>
      <Fact label="Circuit" size="large">
        2200 m
      </Fact>
      <Fact label="Run-in" size="large">
        520 m
      </Fact>
      <Fact label="Width" size="large">
        26 m
      </Fact>
    </>
  ),
  play: async ({ canvas }) => {
    const heights = ['Circuit', 'Run-in', 'Width'].map(
      (label) => canvas.getByText(label).parentElement?.getBoundingClientRect().height,
    );
    await expect(heights).toEqual([80, 80, 80]);
  },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <>
      <Fact label="Distance">1600 m</Fact>
      <Fact label="Surface">Turf</Fact>
      <Fact label="Entry fee" size="large">
        $1,200
      </Fact>
      <Fact label="Potential prize" size="large" tone="gold">
        $50,000
      </Fact>
      <Fact label="tracks on three continents" size="large" labelled="below">
        6
      </Fact>
    </>
  ),
});
