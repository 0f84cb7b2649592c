import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { GroupNameDialog, type GroupNameDialogProps } from './GroupNameDialog';

const meta = preview.meta({
  title: 'Components/Horses/GroupNameDialog',
  component: GroupNameDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'New group',
    name: '',
    busy: false,
    onSave: fn<GroupNameDialogProps['onSave']>(),
    onClose: fn<GroupNameDialogProps['onClose']>(),
  } satisfies GroupNameDialogProps,
});

/** Typed and sent by keyboard alone. */
export const Default = meta.story({
  tags: ['vrt'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Sprinters{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Sprinters' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Another group has the name. */
export const Refused = meta.story({
  args: { name: 'Stayers', refusal: 'You have a group of this name already.' },
  play: async () => {
    await expect(await screen.findByText('You have a group of this name already.')).toBeVisible();
  },
});
