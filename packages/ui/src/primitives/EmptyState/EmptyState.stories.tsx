import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from './EmptyState';

const meta = preview.meta({
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: 'No races found',
    hint: 'Try selecting a different track or check back later for new races.',
  } satisfies EmptyStateProps,
});

export const Default = meta.story();

/** With a way out at hand. */
export const WithAction = meta.story({
  tags: ['vrt'],
  globals: { theme: 'both' },
  args: { action: <Button variant="secondary">Show all tracks</Button> },
});

/** Nothing more to say. */
export const TitleOnly = meta.story({
  render: () => <EmptyState title="Your cart is empty" />,
});
