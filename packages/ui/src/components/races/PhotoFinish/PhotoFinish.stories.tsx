import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { photoFinish } from '../../../fixtures/results';
import { PhotoFinish, type PhotoFinishProps } from './PhotoFinish';

const meta = preview.meta({
  title: 'Components/Races/PhotoFinish',
  component: PhotoFinish,
  args: { race: 'Ashford Stakes', order: photoFinish, official: true } satisfies PhotoFinishProps,
  parameters: { maxInlineSize: 560 },
});

export const Default = meta.story();

/** Two horses that the camera could not part share a place. */
export const DeadHeat = meta.story({
  args: {
    order: photoFinish.map((finisher, i) =>
      i === 1 ? { ...finisher, place: 1, margin: 'dht', time: '1:23.41' } : finisher,
    ),
  },
});

export const LongNames = meta.story({
  args: {
    race: 'The Saltmarsh Park Two-Year-Old Novice Stakes',
    order: photoFinish.map((finisher) => ({
      ...finisher,
      horse: `${finisher.horse} of Wetherby Moor`,
    })),
  },
});

/** Sixty characters that no line can be broken at. */
export const UnbrokenNames = meta.story({
  args: {
    race: unbroken,
    order: photoFinish.map((finisher) => ({ ...finisher, horse: unbroken })),
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestLittleRoom = meta.story({
  name: 'Test: where large text leaves a name no room, time and margin stand under it',
  tags: ['!autodocs'],
  parameters: { maxInlineSize: 224 },
  play: async ({ canvas }) => {
    const [, second] = photoFinish;
    if (second === undefined) throw new Error('Nobody came second.');
    const name = canvas.getByText(second.horse).getBoundingClientRect();
    await expect(canvas.getByText(second.time).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name.bottom,
    );
  },
});
