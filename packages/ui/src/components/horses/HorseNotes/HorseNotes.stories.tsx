import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { HorseNotes, type HorseNotesProps } from './HorseNotes';

const meta = preview.meta({
  title: 'Components/Horses/HorseNotes',
  component: HorseNotes,
  args: {
    note: 'Pulls hard early. Try 1400 m on softer ground.',
    draft: null,
    most: 2_000,
    progress: { state: 'idle' },
    onSave: fn<HorseNotesProps['onSave']>(),
    onDraft: fn<HorseNotesProps['onDraft']>(),
  } satisfies HorseNotesProps,
});

export const Default = meta.story({ tags: ['vrt'] });

/** Nothing noted yet. */
export const Empty = meta.story({ args: { note: '' } });

export const Saved = meta.story({
  args: { progress: { state: 'saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved.');
  },
});

/** The words stay where they were typed. */
export const Refused = meta.story({
  args: { progress: { state: 'refused', refusal: 'No answer came. Do it again to be sure.' } },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Your notes' });
    await userEvent.type(area, ' Rest her.');
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved yet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    await expect(args.onSave).toHaveBeenCalledWith({ note: `${args.note} Rest her.` });
    await expect(area).toHaveValue(`${args.note} Rest her.`);
    await expect(canvas.getByRole('alert')).toHaveTextContent('No answer came');
  },
});

/** The page was left before what had been typed was saved. */
export const Draft = meta.story({
  args: { draft: 'Pulls hard early. Rest her.' },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Your notes' });
    await expect(area).toHaveValue('Pulls hard early. Rest her.');
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved yet.');
    await userEvent.type(area, '!');
    await expect(args.onDraft).toHaveBeenCalledWith({ note: 'Pulls hard early. Rest her.!' });
  },
});
