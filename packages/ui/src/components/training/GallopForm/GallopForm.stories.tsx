import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { gallopForm } from '../../../fixtures/gallops';
import { GallopForm, type GallopFormProps } from './GallopForm';

const meta = preview.meta({
  title: 'Components/Training/GallopForm',
  component: GallopForm,
  args: { ...gallopForm, onAgainst: fn(), onGallop: fn() } satisfies GallopFormProps,
  parameters: { maxInlineSize: 1100 },
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** One of its own races is to be met again. */
export const AgainstItsGhost = meta.story({ tags: ['vrt'], args: { against: 'ghost' } });

/** It has run no race, so that it has no ghost. */
export const Unraced = meta.story({
  args: { ghost: { unavailableReason: 'It has run no race yet.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Its own ghost/ })).toBeDisabled();
    await expect(canvas.getByText('It has run no race yet.')).toBeVisible();
  },
});

/** The six of the day are done. */
export const NoneLeft = meta.story({
  tags: ['vrt'],
  args: { left: { count: 0, most: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 6 left today')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Gallop' })).toBeDisabled();
  },
});

/** How many are left is on its way. */
export const Counting = meta.story({
  args: { left: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Gallop' })).toBeDisabled();
  },
});

/** The horse is at work. */
export const Barred = meta.story({
  args: {
    progress: {
      state: 'barred',
      refusal: 'This horse is at work. It can gallop when its session has ended.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Gallop' })).toBeDisabled();
  },
});

export const Busy = meta.story({ args: { progress: { state: 'busy' } } });

/** The server answered no; what was asked can be asked again. */
export const Refused = meta.story({
  args: {
    progress: {
      state: 'refused',
      refusal: 'This horse is for sale. Withdraw it from the sales ring first.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This horse is for sale.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gallop' }));
    await expect(args.onGallop).toHaveBeenCalledOnce();
  },
});

export const TestChoices = meta.story({
  name: 'Test: what is chosen is handed back',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Its own ghost/ }));
    await expect(args.onAgainst).toHaveBeenCalledWith({ value: 'ghost' });
    await expect(canvas.getByRole('combobox', { name: 'Going' })).toHaveValue('Soft');
  },
});
