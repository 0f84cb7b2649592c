import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { activity } from '../../../fixtures/activity';
import { ActivityList, type ActivityListProps } from './ActivityList';

const meta = preview.meta({
  title: 'Components/Community/ActivityList',
  component: ActivityList,
  args: { items: activity } satisfies ActivityListProps,
  parameters: { maxInlineSize: 560 },
});

export const Default = meta.story();

/** A stable in its first minute. */
export const Empty = meta.story({ args: { items: [] } });

/** The list is on its way. */
export const Loading = meta.story({ args: { items: [], loading: true }, tags: ['vrt'] });

export const LongNames = meta.story({
  args: {
    items: activity.map((item) => ({
      ...item,
      subject: `${item.subject}, Thirty-Seventh Marquis of Wetherby Moor`,
    })),
  },
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestEmpty = Empty.extend({
  name: 'Test: an empty list says what fills it',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing has happened yet/)).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});
