import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { colourOf } from '../../../fixtures/colourOf';
import { FormGuide, type FormGuideProps } from './FormGuide';

const meta = preview.meta({
  title: 'Components/Badges/FormGuide',
  component: FormGuide,
  args: { form: 'WWLWW' } satisfies FormGuideProps,
});

export const Default = meta.story();

/** Where there is room, the places themselves lead, and the letters stand small beside them. */
export const WithFigures = meta.story({ args: { form: 'LWLLW', figures: '51341' } });

/** A horse that has never run has no form to show. */
export const Unraced = meta.story({ args: { form: '' } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <FormGuide form="W" />
      <FormGuide form="LWWLW" />
      <FormGuide form="LLWLWWLLLW" figures="4316110081" />
      <FormGuide form="" />
    </div>
  ),
});

export const TestIsSpoken = meta.story({
  name: 'Test: a screen reader hears results, not letters',
  tags: ['!autodocs'],
  args: { form: 'LW' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Form, newest last: lost, won' })).toBeVisible();
  },
});

export const TestColours = meta.story({
  name: 'Test: a W is green, anything else red',
  tags: ['!autodocs'],
  args: { form: 'WLP' },
  play: async ({ canvas }) => {
    await expect(colourOf(canvas.getByText('W'), 'color')).toBe('green');
    await expect(colourOf(canvas.getByText('L'), 'color')).toBe('red');
    await expect(colourOf(canvas.getByText('P'), 'color')).toBe('red');
  },
});
