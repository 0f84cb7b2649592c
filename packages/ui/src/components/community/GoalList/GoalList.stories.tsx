import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { RowButton } from '../../../primitives/Button/RowButton';
import { Refusal } from '../../../primitives/Refusal/Refusal';
import { GoalList, type GoalListProps } from './GoalList';
import { GoalListSkeleton } from './GoalListSkeleton';

const take = fn();

const goals: GoalListProps['goals'] = [
  {
    ...{ id: 'win', name: 'A Winner', rule: 'Win a race.', reward: '$100', reached: true },
    progress: null,
    by: { text: 'Silver Comet in the Ashford Stakes', href: '/races/ashford-stakes?at=-4' },
    action: <RowButton onPress={take}>Take $100</RowButton>,
  },
  {
    ...{ id: 'places', name: 'In the Frame', reward: '$300', reached: false, by: null },
    rule: 'Be placed seven times this season.',
    progress: { value: 3, max: 7, text: '3 of 7' },
  },
  {
    ...{ id: 'sell', name: 'A Sale', reward: '$100', reached: false, progress: null, by: null },
    rule: 'Sell a horse in the sales ring, or under the hammer.',
  },
];

const meta = preview.meta({
  title: 'Components/Community/GoalList',
  component: GoalList,
  args: { label: 'First steps', goals } satisfies GoalListProps,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [won, places] = within(canvas.getByRole('list', { name: 'First steps' })).getAllByRole(
      'listitem',
    );
    await expect(won).toHaveTextContent('A Winner, reached');
    await expect(places).not.toHaveTextContent('reached');
    await userEvent.click(canvas.getByRole('button', { name: 'Take $100' }));
    await expect(take).toHaveBeenCalled();
  },
});

/** As narrow as a phone, with names as long as they may be, and what was pressed refused. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    goals: goals.map((goal) => ({
      ...goal,
      by: goal.by && { ...goal.by, text: `${unbroken} in the ${unbroken}` },
      refusal: goal.reached && <Refusal>The credits for this objective are taken already.</Refusal>,
    })),
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const Loading = meta.story({ render: () => <GoalListSkeleton /> });
