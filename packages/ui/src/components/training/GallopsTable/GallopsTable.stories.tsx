import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { gallops } from '../../../fixtures/gallops';
import { GallopsTable, type GallopsTableProps } from './GallopsTable';

const meta = preview.meta({
  title: 'Components/Training/GallopsTable',
  component: GallopsTable,
  args: { rows: gallops } satisfies GallopsTableProps,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

/** Each row becomes a card where there is no room for columns. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const TestRow = meta.story({
  name: 'Test: a row tells when, against whom and what came of it',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /14:05/ })).toHaveTextContent('1.3 ahead');
  },
});
