import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { Fact } from '../../badges/Fact/Fact';
import { JockeyHero, type JockeyHeroProps } from './JockeyHero';

const meta = preview.meta({
  title: 'Components/Jockeys/JockeyHero',
  component: JockeyHero,
  args: {
    name: 'Yuki Tanabe',
    licence: 4,
    standing: '1st of 40 this season, with 71 wins.',
    skill: { value: 3, word: 'Outstanding' },
    worth: 'About 0.3 of a length gained in a race, beside an average jockey.',
    facts: (
      <>
        <Fact label="Rides">412</Fact>
        <Fact label="Wins">71</Fact>
        <Fact label="Strike rate">17%</Fact>
        <Fact label="Best day">4 wins</Fact>
      </>
    ),
  } satisfies JockeyHeroProps,
});

export const Default = meta.story();

export const LongWords = meta.story({ args: { name: unbroken } });

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
});

export const TestReads = meta.story({
  name: 'Test: it is headed by the name',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Yuki Tanabe' })).toBeVisible();
    await expect(canvas.getByText('Licence 4')).toBeVisible();
  },
});
