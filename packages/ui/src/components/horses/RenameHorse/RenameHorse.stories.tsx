import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { RenameHorse, type RenameHorseProps } from './RenameHorse';

const meta = preview.meta({
  title: 'Components/Horses/RenameHorse',
  component: RenameHorse,
  args: {
    horse: 'Silver Comet',
    progress: { state: 'idle' },
    givesUp: null,
    onRename: fn<RenameHorseProps['onRename']>(),
    onChange: fn<RenameHorseProps['onChange']>(),
  } satisfies RenameHorseProps,
});

export const Default = meta.story();

/** It is told that this is done once. */
export const Asked = meta.story({
  tags: ['vrt'],
  parameters: { layout: 'fullscreen' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'New name' }), 'Ebony Tide');
    await expect(screen.getByText(/can be changed once/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith({ name: 'Ebony Tide' });
  },
});

/** The house would still take it back. */
export const GivesUp = meta.story({
  args: { givesUp: 'The house takes it back until tomorrow, but not once it is renamed.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(await screen.findByText(/but not once it is renamed/)).toBeVisible();
  },
});

/** The name is another horse’s. */
export const Refused = meta.story({
  args: { progress: { state: 'refused', refusal: 'Another horse has this name.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(await screen.findByText('Another horse has this name.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep the name' }));
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus();
  },
});
