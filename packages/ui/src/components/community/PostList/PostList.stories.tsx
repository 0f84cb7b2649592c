import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { silks as invented } from '../../../fixtures/silks';
import { RowButton } from '../../../primitives/Button/RowButton';
import { Inline } from '../../../primitives/Inline/Inline';
import { PostList, type PostListProps } from './PostList';

const silks = invented.silverBirch;

const meta = preview.meta({
  title: 'Components/Community/PostList',
  component: PostList,
  args: {
    label: 'Posts 1 to 6',
    named: 3,
    posts: [
      {
        ...{ number: 1, href: '#post-1', author: 'Furlong', role: 'Operator', time: '28 Nov' },
        text: 'Races that were run, and races to come.',
      },
      {
        ...{ number: 2, href: '#post-2', author: 'Hillside', authorHref: '/stables/hillside' },
        ...{ silks, time: 'today 14:05', edited: 'edited 3 min ago' },
        text: 'The going at **Saltmarsh** rides faster than it says.\n\n> Good to firm',
        acts: (
          <Inline gap="xsmall">
            <RowButton>Quote</RowButton>
            <RowButton aside>Report</RowButton>
          </Inline>
        ),
      },
      {
        ...{ number: 3, href: '#post-3', author: 'Silver Birch', silks, time: 'today 14:10' },
        ...{ authorHref: '/stables/birch', role: 'Referee', fresh: true, text: 'It does.' },
      },
      {
        ...{ number: 4, href: '#post-4', author: 'Hillside', silks, time: 'today 14:12' },
        note: 'Taken back by who wrote it.',
      },
      {
        ...{ number: 5, href: '#post-5', author: 'Longacre', silks, time: 'today 14:20' },
        ...{ note: 'By a stable that you have blocked', text: 'Nonsense.' },
      },
      {
        ...{ number: 6, href: '#post-6', author: 'Hillside', silks, time: 'today 14:22' },
        form: <em>The form in which it is edited.</em>,
      },
    ],
  } satisfies PostListProps,
  parameters: { maxInlineSize: 720 },
});

/** Each says whose it is and leads to its address; what is not shown says why. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Posts 1 to 6' })).toHaveAttribute('start', '1');
    await expect(canvas.getByRole('link', { name: '#2' })).toHaveAttribute('href', '#post-2');
    await expect(canvas.getByText('Taken back by who wrote it.')).toBeVisible();
    await expect(canvas.getByText('Nonsense.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('By a stable that you have blocked'));
    await expect(canvas.getByText('Nonsense.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'location');
  },
});

/** Names and words as long as they may be, on a phone. */
export const Long = meta.story({
  args: {
    posts: [
      {
        ...{ number: 10_000, href: '#', author: 'Thirty-Seventh Marquis of Wethersfield', silks },
        ...{ time: '21 Nov 2026 09:12', edited: 'edited 4 days ago', role: 'Referee' },
        ...{ fresh: true, text: 'gallop'.repeat(80) },
      },
    ],
  },
  parameters: { maxInlineSize: 320 },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
