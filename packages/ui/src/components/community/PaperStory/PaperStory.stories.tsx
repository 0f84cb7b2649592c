import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { silks } from '../../../fixtures/silks';
import { PaperStory, type PaperStoryProps } from './PaperStory';
import { PaperStorySkeleton } from './PaperStorySkeleton';

const meta = preview.meta({
  title: 'Components/Community/PaperStory',
  component: PaperStory,
  args: {
    label: 'Surprise of the day',
    headline: 'Silver Comet at 28 to 1',
    text: 'The line gave Silver Comet 3% in the Ashford Mile. It won from Iron Duchess in 1:35.02.',
    horse: {
      name: 'Silver Comet',
      href: '/horses/silver-comet',
      portrait: { horseId: 'silver-comet', coat: 'Grey', sex: 'male', age: 4 },
    },
    stable: { name: 'Silver Birch', href: '/stables/silver-birch' },
    silks: silks.silverBirch,
    filmHref: '/races/ashford-mile?at=-4',
    race: 'Ashford Mile',
  } satisfies PaperStoryProps,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Watch It in the Ashford Mile' }),
    ).toHaveAttribute('href', '/races/ashford-mile?at=-4');
  },
});

/** As narrow as a phone, with names as long as they may be. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    headline: `${unbroken} has the record at Ashford Downs`,
    horse: {
      name: unbroken,
      href: '/horses/long',
      portrait: { horseId: 'keeper', coat: 'Chestnut', sex: 'female', age: 3 },
    },
    stable: { name: unbroken, href: '/stables/long' },
  },
});

export const Loading = meta.story({ render: () => <PaperStorySkeleton /> });

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
