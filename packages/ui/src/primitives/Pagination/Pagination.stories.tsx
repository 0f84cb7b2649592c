import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack';
import { Pagination, type PaginationProps } from './Pagination';

const middle: PaginationProps = {
  label: 'Pages of race results',
  summary: '20 races before 14 March',
  onPrevious: fn(),
  onNext: fn(),
};

const meta = preview.meta({
  title: 'Primitives/Pagination',
  component: Pagination,
  args: middle,
});

export const Default = meta.story();

/** There is nothing before the first page. */
export const First = meta.story({ args: { onPrevious: undefined } });

export const Last = meta.story({ args: { onNext: undefined } });

/** The next rows are on their way. */
export const Busy = meta.story({ args: { onPrevious: undefined, busy: true } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  render: (args) => (
    <Stack>
      <Pagination {...args} />
      <Pagination {...args} label="First page" onPrevious={undefined} />
      <Pagination {...args} label="Last page" onNext={undefined} />
    </Stack>
  ),
});

export const TestTurning = meta.story({
  name: 'Test: the two ways to turn, and no way past the end',
  tags: ['!autodocs'],
  args: { onNext: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
});
