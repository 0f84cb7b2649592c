import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Table, type TableProps, type TableSort } from './Table';

interface Standing {
  stable: string;
  owner: string;
  wins: number;
  earnings: number;
}

const standings: Standing[] = [
  { stable: 'Hillcrest', owner: 'Ada Marsh', wins: 41, earnings: 812_000 },
  { stable: 'Low Barn Racing', owner: 'Tom Rees', wins: 38, earnings: 934_500 },
  { stable: 'Wetherby Moor', owner: 'Iris Penhaligon', wins: 12, earnings: 96_250 },
];

function Sorted({ onSort, rows, ...props }: TableProps<Standing>) {
  const [sort, setSort] = useState<TableSort>({ column: 'wins', direction: 'descending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const figure = (row: Standing) => (sort.column === 'earnings' ? row.earnings : row.wins);
  return (
    <Table
      {...props}
      rows={rows.toSorted((a, b) => sign * (figure(a) - figure(b)))}
      sort={sort}
      onSort={(asked) => {
        setSort(asked);
        onSort?.(asked);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/Table',
  component: Table<Standing>,
  args: {
    caption: 'Leading stables',
    columns: [
      { id: 'stable', head: 'Stable', cell: ({ stable }) => stable },
      { id: 'owner', head: 'Owner', cell: ({ owner }) => owner },
      { id: 'wins', head: 'Wins', cell: ({ wins }) => wins, numeric: true, sortable: true },
      {
        id: 'earnings',
        head: 'Earnings',
        cell: ({ earnings }) => `$${earnings.toLocaleString('en-GB')}`,
        numeric: true,
        sortable: true,
      },
    ],
    rows: standings,
    rowId: ({ stable }) => stable,
    onSort: fn(),
  } satisfies TableProps<Standing>,
  render: (args) => <Sorted {...args} />,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

/** The player's own row among the others. */
export const Marked = meta.story({ args: { marked: ({ stable }) => stable === 'Hillcrest' } });

/** In a narrow place each row becomes a card, and the heads that sort stay above. */
export const Cards = meta.story({
  tags: ['vrt'],
  globals: { theme: 'both' },
  args: { rows: standings.slice(0, 2), marked: ({ stable }) => stable === 'Hillcrest' },
  parameters: { maxInlineSize: 328 },
});

export const TestTwoColumns = meta.story({
  name: 'Test: two columns stand side by side on the smallest phone',
  tags: ['!autodocs'],
  args: {
    columns: [
      { id: 'stable', head: 'Stable', cell: ({ stable }) => stable },
      { id: 'wins', head: 'Wins', cell: ({ wins }) => wins, numeric: true },
    ],
  },
  parameters: { maxInlineSize: 288 },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: 'Hillcrest' }).getBoundingClientRect();
    const wins = canvas.getByText('41').getBoundingClientRect();
    await expect(wins.left).toBeGreaterThanOrEqual(name.right);
    await expect(wins.top).toBe(name.top);
  },
});

export const TestFiguresInThrees = meta.story({
  name: 'Test: where a row is a card, three figures share a line on a phone',
  tags: ['!autodocs'],
  args: {
    columns: [
      { id: 'stable', head: 'Stable', cell: ({ stable }) => stable },
      { id: 'wins', head: 'Wins', cell: ({ wins }) => wins, numeric: true },
      { id: 'earnings', head: 'Earnings', cell: ({ earnings }) => earnings, numeric: true },
      { id: 'each', head: 'A win', cell: ({ wins }) => `1 in ${wins}`, numeric: true },
    ],
  },
  parameters: { maxInlineSize: 328 },
  play: async ({ canvas }) => {
    const tops = ['41', '812000', '1 in 41'].map(
      (figure) => canvas.getByText(figure).getBoundingClientRect().bottom,
    );
    await expect(new Set(tops).size).toBe(1);
  },
});

export const TestRunningOn = meta.story({
  name: 'Test: what stands under a name runs on, with room between',
  tags: ['!autodocs'],
  args: {
    columns: [
      { id: 'stable', head: 'Stable', cell: ({ stable }) => stable },
      { id: 'owner', head: 'Owner', cell: ({ owner }) => owner, besideName: 'under' },
      { id: 'wins', head: 'Wins', cell: ({ wins }) => `${wins} wins`, besideName: 'under' },
      { id: 'note', head: 'Note', cell: () => '', besideName: 'under' },
    ],
  },
  parameters: { maxInlineSize: 328 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('41 wins').getBoundingClientRect().top).toBe(
      canvas.getByText('Ada Marsh').getBoundingClientRect().top,
    );
    const box = (words: string) => canvas.getByText(words).getBoundingClientRect();
    await expect(box('41 wins').left - box('Ada Marsh').right).toBeGreaterThanOrEqual(8);
  },
});

export const TestHeadsUnderName = meta.story({
  name: 'Test: what does not say what it is runs on with its head, and what is empty without',
  tags: ['!autodocs'],
  args: {
    columns: [
      { id: 'stable', head: 'Stable', cell: ({ stable }) => stable },
      { id: 'wins', head: 'Wins', cell: ({ wins }) => wins, besideName: 'under', cardHead: true },
      { id: 'runs', head: 'Runs', cell: () => '', besideName: 'under', cardHead: true },
      { id: 'owner', head: 'Owner', cell: ({ owner }) => owner, besideName: 'under' },
    ],
  },
  parameters: { maxInlineSize: 328 },
  play: async ({ canvas }) => {
    const headOf = (cell: Element | null | undefined) =>
      cell ? getComputedStyle(cell, '::before').content : undefined;
    const wins = canvas.getByText('41');
    await expect(headOf(wins)).toContain('Wins');
    await expect(headOf(wins.nextElementSibling)).toBe('none');
    await expect(headOf(canvas.getByText('Ada Marsh'))).toBe('none');
  },
});

export const TestLineOfItsOwn = meta.story({
  name: 'Test: under a name, what has a line of its own begins one',
  tags: ['!autodocs'],
  args: {
    columns: [
      { id: 'stable', head: 'Stable', cell: ({ stable }) => stable },
      {
        id: 'owner',
        head: 'Owner',
        cell: ({ owner }) => owner,
        besideName: 'under',
        wholeLine: true,
      },
      { id: 'wins', head: 'Wins', cell: ({ wins }) => `${wins} wins`, besideName: 'under' },
    ],
  },
  parameters: { maxInlineSize: 328 },
  play: async ({ canvas }) => {
    const box = (words: string) => canvas.getByText(words).getBoundingClientRect();
    await expect(box('Ada Marsh').top).toBeGreaterThan(box('Hillcrest').top);
    await expect(box('41 wins').top).toBeGreaterThan(box('Ada Marsh').top);
    await expect(box('41 wins').left).toBe(box('Ada Marsh').left);
  },
});

export const TestSorting = meta.story({
  name: 'Test: a press sorts figures from the greatest, a second from the least',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const order = () => canvas.getAllByRole('rowheader').map((name) => name.textContent);
    const earnings = canvas.getByRole('columnheader', { name: 'Earnings' });
    await expect(earnings).toHaveAttribute('aria-sort', 'none');

    await userEvent.click(canvas.getByRole('button', { name: 'Earnings' }));
    await expect(earnings).toHaveAttribute('aria-sort', 'descending');
    await expect(order()).toEqual(['Low Barn Racing', 'Hillcrest', 'Wetherby Moor']);

    await userEvent.click(canvas.getByRole('button', { name: 'Earnings' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({
      column: 'earnings',
      direction: 'ascending',
    });
    await expect(order()).toEqual(['Wetherby Moor', 'Hillcrest', 'Low Barn Racing']);
  },
});

export const TestStickyHead = meta.story({
  name: 'Test: the heads stay in sight while the rows scroll',
  tags: ['!autodocs'],
  args: {
    rows: Array.from({ length: 60 }, (_, i) => ({
      stable: `Stable ${i + 1}`,
      owner: 'The house',
      wins: 60 - i,
      earnings: 1000 * (60 - i),
    })),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('rowheader', { name: 'Stable 50' }).scrollIntoView({ block: 'center' });
    const head = canvas.getByRole('columnheader', { name: 'Stable' });
    await expect(Math.round(head.getBoundingClientRect().top)).toBe(0);
    window.scrollTo(0, 0);
  },
});
