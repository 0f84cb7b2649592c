import preview from '#.storybook/preview';
import { Card } from '../Card/Card';
import { Stack, type StackProps } from './Stack';

const meta = preview.meta({
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Card>Silver Comet</Card>
        <Card>Morning Glory</Card>
        <Card>Turf Legend</Card>
      </>
    ),
  } satisfies StackProps,
});

export const Default = meta.story();

/** Lines that belong together, such as a name and what is said under it. */
export const Tight = meta.story({ args: { gap: 'xxsmall' } });

/** Empty pages and other short words in the middle of much space. */
export const Centred = meta.story({ args: { align: 'center', gap: 'large' } });
