import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { RadioCards, type RadioCardsProps } from './RadioCards';

const meta = preview.meta({
  title: 'Primitives/RadioCards',
  component: RadioCards,
  args: {
    label: 'How should the horse be ridden?',
    value: 'midfield',
    cards: [
      { value: 'lead', title: 'Lead', note: 'Out of the stalls first, and catch me.' },
      { value: 'midfield', title: 'Midfield', note: 'Settled in the pack until the bend.' },
      { value: 'hold-up', title: 'Hold up', note: 'Last to the straight, first past the post.' },
      {
        value: 'custom',
        title: 'Your own orders',
        unavailableReason: 'For stables with a retained jockey.',
      },
    ],
    onChange: fn(),
  } satisfies RadioCardsProps,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

/** Nothing is chosen yet. */
export const Unanswered = meta.story({ args: { value: null } });

export const TestChoosing = meta.story({
  name: 'Test: the whole card is pressed, the arrows move, and a barred card stays out',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Last to the straight, first past the post.'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'hold-up' });
    canvas.getByRole('radio', { name: /^Midfield/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'lead' });
    await expect(canvas.getByRole('radio', { name: /^Your own orders/ })).toBeDisabled();
  },
});
