import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { Sheet, type SheetProps } from './Sheet';

const meta = preview.meta({
  title: 'Primitives/Sheet',
  component: Sheet,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: 'Filters',
    children: (
      <Stack gap="large">
        <Select
          label="Track"
          value="all"
          options={[{ value: 'all', label: 'All tracks' }]}
          onChange={fn()}
        />
        <Button wide>Show 12 races</Button>
      </Stack>
    ),
  } satisfies SheetProps,
});

export const Default = meta.story({ tags: ['vrt'] });

/** Near the thumb, with as much height as it needs. */
export const Bottom = meta.story({
  tags: ['vrt'],
  args: { edge: 'bottom' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
});

export const TestOpensAndCloses = meta.story({
  name: 'Test: it opens, Escape closes it, and the focus returns',
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Filter the races</Button>
        <Sheet {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ userEvent }) => {
    const opener = screen.getByRole('button', { name: 'Filter the races' });
    await userEvent.click(opener);
    const sheet = screen.getByRole('dialog', { name: 'Filters' });
    await expect(screen.getByRole('combobox', { name: 'Track' })).toHaveFocus();
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
});
