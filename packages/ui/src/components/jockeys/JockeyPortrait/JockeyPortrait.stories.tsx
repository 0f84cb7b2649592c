import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { JockeyPortrait, type JockeyPortraitProps } from './JockeyPortrait';

const meta = preview.meta({
  title: 'Components/Jockeys/JockeyPortrait',
  component: JockeyPortrait,
  args: { licence: 4, size: 160, name: 'Yuki Tanabe' } satisfies JockeyPortraitProps,
});

const forty = Array.from({ length: 40 }, (_, index) => index + 1);

export const Default = meta.story();

/** Over the whole of a card's head, whatever its shape: the ground goes on to both sides. */
export const Fill = meta.story({
  args: { size: 'fill' },
  render: (args) => (
    <div style={{ blockSize: 200, inlineSize: 360 }}>
      <JockeyPortrait {...args} />
    </div>
  ),
});

/** All forty, and from the row of a list to the jockey's page. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }} aria-hidden>
      {forty.map((licence) => (
        <JockeyPortrait key={licence} licence={licence} size={88} />
      ))}
      {[32, 48, 240].map((size) => (
        <JockeyPortrait key={size} licence={4} size={size} />
      ))}
    </div>
  ),
});

export const TestNamed = meta.story({
  name: 'Test: who it is is heard',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Yuki Tanabe/ })).toBeVisible();
  },
});
