import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Controlled } from '../../fixtures/Controlled';
import { Stack } from '../Stack/Stack';
import { SearchField, type SearchFieldProps } from './SearchField';

const meta = preview.meta({
  title: 'Primitives/SearchField',
  component: SearchField,
  args: {
    label: 'Search',
    value: '',
    placeholder: 'Horse or seller',
    onChange: fn(),
  } satisfies SearchFieldProps,
  render: (args) => (
    <Controlled {...args}>{(field) => <SearchField {...args} {...field} />}</Controlled>
  ),
  parameters: { maxInlineSize: 320 },
});

export const Default = meta.story();

/** Something is looked for: the cross takes it away. */
export const Filled = meta.story({ args: { value: 'silver' } });

export const Disabled = meta.story({ args: { disabled: true } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Stack>
      <Controlled {...args}>{(field) => <SearchField {...args} {...field} />}</Controlled>
      <SearchField {...args} value="The Thirty-Seventh Marquis of Wetherby Moor" />
      <SearchField {...args} value="silver" disabled />
    </Stack>
  ),
});

export const TestClearing = meta.story({
  name: 'Test: the cross and Escape empty it and keep the focus',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'comet');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'comet' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'jet{Escape}');
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
