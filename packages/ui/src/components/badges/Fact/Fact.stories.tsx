import preview from '#.storybook/preview';
import { Fact, type FactProps, Facts } from './Fact';

const meta = preview.meta({
  title: 'Components/Badges/Fact',
  component: Fact,
  args: { label: 'Prize', children: '$50,000' } satisfies FactProps,
  decorators: [
    (Story) => (
      <Facts>
        <Story />
      </Facts>
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
