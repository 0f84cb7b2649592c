import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Controlled } from '../../../fixtures/Controlled';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState';
import { Text } from '../../../primitives/Text/Text';
import { CategoryTabs, type CategoryTabsProps } from './CategoryTabs';

const meta = preview.meta({
  title: 'Components/Equipment/CategoryTabs',
  component: CategoryTabs,
  args: {
    value: 'all',
    onChange: fn<CategoryTabsProps['onChange']>(),
    children: <Text>Twenty-four pieces of equipment.</Text>,
  } satisfies CategoryTabsProps,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

export const Saddles = meta.story({ args: { value: 'saddles' } });

/** Nothing on this shelf answers the search. */
export const NothingFound = meta.story({
  args: {
    value: 'whips',
    children: (
      <EmptyState
        title="No equipment found"
        hint="Try adjusting your search criteria or browse different categories."
      />
    ),
  },
});

/** The row scrolls where it has no room. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const TestChooses = meta.story({
  name: 'Test: all seven shelves are there, and one is chosen by key',
  tags: ['!autodocs'],
  render: (args) => (
    <Controlled {...args}>{(field) => <CategoryTabs {...args} {...field} />}</Controlled>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(7);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'saddles' });
    await expect(canvas.getByRole('tabpanel', { name: 'Saddles' })).toBeVisible();
  },
});
