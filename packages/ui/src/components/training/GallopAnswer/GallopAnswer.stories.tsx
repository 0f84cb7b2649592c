import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { gallopAnswer } from '../../../fixtures/gallops';
import { GallopAnswer, type GallopAnswerProps } from './GallopAnswer';

const meta = preview.meta({
  title: 'Components/Training/GallopAnswer',
  component: GallopAnswer,
  args: gallopAnswer satisfies GallopAnswerProps,
  parameters: { maxInlineSize: 1100 },
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** Far behind: the scale reaches as far. */
export const FarBehind = meta.story({
  tags: ['vrt'],
  args: {
    answer: '11.4 lengths behind',
    doubt:
      'Chance moves a gallop by about a length: two times in three the truth lies between 12.4 and 10.4 lengths behind.',
    ...{ lengths: -11.4, least: -12.4, most: -10.4 },
  },
});

/** Against the horse that it was. */
export const AgainstItsGhost = meta.story({
  args: {
    answer: '0.2 lengths behind',
    against: 'of itself in the Wetherbymoorsaltmarshparkmontesereno2000guineas, 14 Mar',
    ...{ lengths: -0.2, least: -1.2, most: 0.8 },
  },
});

export const TestTold = meta.story({
  name: 'Test: the answer is told to those who hear the page, with its doubt',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const told = canvas.getByRole('status');
    await expect(told).toHaveTextContent('1.3 lengths ahead of the benchmark');
    await expect(told).toHaveTextContent('between 0.3 and 2.3 lengths ahead');
  },
});
