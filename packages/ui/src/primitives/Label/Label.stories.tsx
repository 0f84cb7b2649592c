import preview from '#.storybook/preview';
import { Label, type LabelProps } from './Label';

const meta = preview.meta({
  title: 'Primitives/Label',
  component: Label,
  args: { children: 'Potential prize' } satisfies LabelProps,
});

export const Default = meta.story();

/** Over the title of a page or hero. */
export const Gold = meta.story({
  globals: { theme: 'both' },
  tags: ['vrt'],
  args: { tone: 'gold', children: 'The virtual racing club' },
});
