import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { declared } from '../../../fixtures/declarations';
import { unbroken } from '../../../fixtures/names';
import { Declarations, type DeclarationsProps } from './Declarations';
import { DeclarationsSkeleton } from './DeclarationsSkeleton';

const undrawn = declared.map((runner) => ({
  ...runner,
  draw: null,
  weight: null,
  jockey: null,
  line: null,
}));

const meta = preview.meta({
  title: 'Components/Races/Declarations',
  component: Declarations,
  args: {
    runners: declared,
    morningLineSimulations: 400,
    myHorseIds: ['h2'],
  } satisfies DeclarationsProps,
  parameters: { maxInlineSize: 760 },
});

/** The field is frozen: stalls are drawn, and weights published. */
export const Default = meta.story();

/** Entries are open, so nobody has a stall yet. */
export const BeforeTheDraw = meta.story({
  tags: ['vrt'],
  args: { runners: undrawn, morningLineSimulations: null },
});

/** Nobody has entered yet. */
export const Empty = meta.story({ args: { runners: [], morningLineSimulations: null } });

/** The race is on its way. */
export const Loading = meta.story({ render: () => <DeclarationsSkeleton /> });

/** Below 600 px the form gives way to the name. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    runners: declared.map((runner, i) =>
      i === 1 ? { ...runner, horse: unbroken, stable: unbroken } : runner,
    ),
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestMine = meta.story({
  name: 'Test: the player’s own runner is marked by a word',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const [field] = canvas.getAllByRole('list');
    const rows = canvas.getAllByRole('listitem').filter((row) => row.parentElement === field);
    await expect(rows).toHaveLength(declared.length);
    const mine = rows.filter((row) => within(row).queryByText('Yours'));
    await expect(mine).toHaveLength(1);
    await expect(mine[0]).toHaveTextContent('Morning Glory');
    await expect(canvas.getByRole('heading', { name: 'The field, by stall' })).toBeVisible();
  },
});

export const TestBeforeTheDraw = meta.story({
  name: 'Test: before the draw no stall is told',
  tags: ['!autodocs'],
  args: { runners: undrawn, morningLineSimulations: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Declared so far' })).toBeVisible();
    await expect(canvas.queryByText(/Stall/)).not.toBeInTheDocument();
  },
});

/** A race of before there was a morning line, or one that the steward came to too late. */
export const WithoutLine = meta.story({
  tags: ['!autodocs'],
  args: {
    runners: declared.map((runner) => ({ ...runner, line: null })),
    morningLineSimulations: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/morning line/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^Fair/)).not.toBeInTheDocument();
  },
});

export const TestLine = meta.story({
  name: 'Test: a chance is read out with what it is of, and its fair price where there is one',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31%')).toHaveTextContent('31% to win');
    await expect(canvas.getByText('Fair 3.2')).toBeVisible();
    const outsider = canvas.getByText('<1%').parentElement;
    await expect(outsider).toHaveTextContent(/^<1% to win$/);
    await expect(canvas.getByText(/run 400 times/)).toBeVisible();
  },
});
