import preview from '#.storybook/preview';
import { Fact, Facts } from '../Fact/Fact';
import { Distance, type DistanceProps } from './Distance';

const meta = preview.meta({
  title: 'Components/Badges/Distance',
  component: Distance,
  args: { metres: 1600, furlongs: '1m' } satisfies DistanceProps,
});

export const Default = meta.story();

/** On a crowded card the metres are enough. */
export const MetresOnly = meta.story({
  render: () => <Distance metres={1200} />,
});

/** It takes the type of what it stands in. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Facts>
      <Fact label="Distance">
        <Distance metres={1000} furlongs="5f" />
      </Fact>
      <Fact label="Distance" size="large">
        <Distance metres={2400} furlongs="1m 4f" />
      </Fact>
      <Fact label="Distance">
        <Distance metres={1650} />
      </Fact>
    </Facts>
  ),
});
