import preview from '#.storybook/preview';
import { Card } from '../../../primitives/Card/Card';
import { EnergyMeter } from '../../badges/EnergyMeter/EnergyMeter';
import { FeatureCard, type FeatureCardProps } from './FeatureCard';

const rest = (
  <Card>
    <EnergyMeter value={42} band="tired" />
  </Card>
);

const meta = preview.meta({
  title: 'Components/Landing/FeatureCard',
  component: FeatureCard,
  args: {
    feature: 'train',
    children: 'Every race takes something out of a horse, and rest gives it back.',
    piece: rest,
    caption: 'Energy after a mile, as it comes back.',
  } satisfies FeatureCardProps,
});

export const Default = meta.story();

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <div>
      <FeatureCard {...args} feature="own">
        Begin with a two-year-old of your own.
      </FeatureCard>
      <FeatureCard {...args} />
    </div>
  ),
});
