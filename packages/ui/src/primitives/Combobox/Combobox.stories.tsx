import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Controlled } from '../../fixtures/Controlled';
import { Combobox, type ComboboxProps } from './Combobox';

const meta = preview.meta({
  title: 'Primitives/Combobox',
  component: Combobox,
  args: {
    label: 'Jockey',
    value: null,
    options: [
      { value: 'marsh', label: 'Ada Marsh' },
      { value: 'okafor', label: 'Chidi Okafor' },
      { value: 'penhaligon', label: 'Iris Penhaligon' },
      { value: 'rees', label: 'Tom Rees' },
    ],
    placeholder: 'Part of a name',
    emptyText: 'No jockeys found',
    onChange: fn(),
  } satisfies ComboboxProps,
  render: (args) => (
    <Controlled {...args}>{(field) => <Combobox {...args} {...field} />}</Controlled>
  ),
  parameters: { maxInlineSize: 280 },
});

export const Default = meta.story();

export const Picked = meta.story({ args: { value: 'rees' } });

export const WithError = meta.story({ args: { error: 'Please choose a jockey.' } });

export const Disabled = meta.story({ args: { value: 'rees', disabled: true } });

/** A part of a name leaves the options that hold it. */
export const Open = meta.story({
  tags: ['vrt'],
  decorators: [
    (Story) => (
      <div style={{ blockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  args: { value: 'rees' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all: Jockey' }));
    await screen.findByRole('option', { name: 'Ada Marsh' });
  },
});

export const TestPicking = meta.story({
  name: 'Test: typing narrows the list, and Enter picks',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Jockey' });
    await userEvent.type(field, 'pen');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'penhaligon' });
    await expect(field).toHaveValue('Iris Penhaligon');
  },
});

export const TestNothingFound = meta.story({
  name: 'Test: a text that no option holds says so',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Jockey' }), 'zebra');
    await expect(await screen.findByText('No jockeys found')).toBeVisible();
  },
});
