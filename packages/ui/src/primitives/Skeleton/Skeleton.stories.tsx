import preview from '#.storybook/preview';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

const meta = preview.meta({ title: 'Primitives/Skeleton', component: Skeleton });

export const Default = meta.story();

/** A card whose horse is on its way. */
export const InCard = meta.story({
  tags: ['vrt'],
  globals: { theme: 'both' },
  render: () => (
    <Card>
      <Stack gap="small">
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="40%" />
        <Skeleton height="0.5rem" />
      </Stack>
    </Card>
  ),
});
