import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { finalField } from '../../../fixtures/championships';
import { unbroken } from '../../../fixtures/names';
import { FinalField, type FinalFieldProps } from './FinalField';

const meta = preview.meta({
  title: 'Components/Championships/FinalField',
  component: FinalField,
  args: { label: 'The final as it stands', field: finalField } satisfies FinalFieldProps,
});

export const Default = meta.story();

/** The player's own is marked, in a word as well. */
export const Mine = meta.story({
  args: { myHorseIds: ['h2'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByText('Yours').closest('li')).toHaveTextContent('Morning Glory');
  },
});

/** One column, with names as long as they may be. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    myHorseIds: ['h2'],
    field: finalField
      .slice(0, 4)
      .map((each, at) => (at === 2 ? { ...each, horse: unbroken } : each)),
  },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  args: { myHorseIds: ['h2'] },
});
