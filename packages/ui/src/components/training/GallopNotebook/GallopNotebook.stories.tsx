import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { gallopNotebook } from '../../../fixtures/gallops';
import { GallopNotebook, type GallopNotebookProps } from './GallopNotebook';
import { GallopNotebookSkeleton } from './GallopNotebookSkeleton';

const meta = preview.meta({
  title: 'Components/Training/GallopNotebook',
  component: GallopNotebook,
  args: gallopNotebook satisfies GallopNotebookProps,
  parameters: { maxInlineSize: 1100 },
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** After the first gallop. */
export const OneQuestion = meta.story({
  tags: ['vrt'],
  args: {
    known: 'Nothing can be said yet: it has had 1 gallop in four weeks.',
    lines: gallopNotebook.lines.slice(3),
  },
});

/** Somebody has asked everything. */
export const ManyQuestions = meta.story({
  tags: ['vrt'],
  args: {
    lines: Array.from({ length: 40 }, (_, index) => ({
      id: `line ${index}`,
      question: `${1000 + 100 * (index % 14)} m, good to soft turf`,
      equipment: index % 2 === 0 ? 'None' : '+12',
      gallops: 1 + (index % 6),
      mean: 4 - index / 5,
      error: 1 / Math.sqrt(1 + (index % 6)),
      words: `${Math.abs(4 - index / 5).toFixed(1)} ${index > 20 ? 'behind' : 'ahead'}`,
      doubt: `± ${(1 / Math.sqrt(1 + (index % 6))).toFixed(1)}`,
    })),
  },
});

/** The notebook is on its way. */
export const Loading = meta.story({ tags: ['vrt'], render: () => <GallopNotebookSkeleton /> });

export const TestTold = meta.story({
  name: 'Test: what is known is said before the figures, and each mean has its error',
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.known)).toBeVisible();
    await expect(canvas.getByRole('img').querySelectorAll('line')).toHaveLength(
      args.lines.length + 5,
    );
    await expect(canvas.getByRole('row', { name: /soft turf/ })).toHaveTextContent(
      '1.6 ahead± 0.4',
    );
  },
});
