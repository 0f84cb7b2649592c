import { IconCheck, IconFlag, IconTrophy, IconX } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Icon, type IconProps, type IconSize, type IconWeight } from './Icon';

const meta = preview.meta({
  title: 'Primitives/Icon',
  component: Icon,
  args: { icon: IconFlag } satisfies IconProps,
});

export const Default = meta.story();

/** No word beside it says the same. */
export const Labelled = meta.story({ args: { icon: IconTrophy, label: 'Won' } });

const sizes: readonly IconSize[] = [
  'xsmall',
  'small',
  'standard',
  'medium',
  'large',
  'xlarge',
  'xxlarge',
];
const weights: readonly IconWeight[] = ['light', 'regular', 'bold'];

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {weights.map((weight) => (
        <div key={weight} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          {sizes.map((size) => (
            <Icon key={size} icon={IconFlag} size={size} weight={weight} />
          ))}
          <Icon icon={IconCheck} weight={weight} />
          <Icon icon={IconX} weight={weight} />
        </div>
      ))}
    </div>
  ),
});

export const TestDecoration = meta.story({
  name: 'Test: without a label a screen reader hears nothing of it',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const TestLabel = meta.story({
  name: 'Test: with a label it is an image of that name',
  tags: ['!autodocs'],
  args: { label: 'Enter Race' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Enter Race' })).toBeVisible();
  },
});
