import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { TimeOfDay } from '../RaceView/film';
import { trackScenes } from './scenes';
import { TrackLandscape, type TrackLandscapeProps } from './TrackLandscape';

const hours: readonly TimeOfDay[] = ['morning', 'day', 'evening', 'night'];

const meta = preview.meta({
  title: 'Components/Races/TrackLandscape',
  component: TrackLandscape,
  args: { scene: 'downs', timeOfDay: 'day', surface: 'Turf' } satisfies TrackLandscapeProps,
  decorators: [
    (Story) => <div style={{ position: 'relative', aspectRatio: '2 / 1' }}>{Story()}</div>,
  ],
  parameters: { maxInlineSize: 560 },
});

export const Default = meta.story();

/** All six at every hour, on turf and on dirt. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  decorators: [(Story) => <div style={{ inlineSize: 1120, blockSize: 880 }}>{Story()}</div>],
  parameters: { maxInlineSize: 1120 },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 8 }}>
      {trackScenes.flatMap((scene) =>
        hours.map((timeOfDay, hour) => (
          <div key={`${scene} ${timeOfDay}`} style={{ position: 'relative', aspectRatio: '2 / 1' }}>
            <TrackLandscape
              scene={scene}
              timeOfDay={timeOfDay}
              surface={hour % 2 === 0 ? 'Turf' : 'Dirt'}
            />
          </div>
        )),
      )}
    </div>
  ),
});

export const TestSun = meta.story({
  name: 'Test: no shape of the picture cuts its sun',
  tags: ['!autodocs'],
  decorators: [(Story) => <div>{Story()}</div>],
  render: () => (
    <>
      {[1, 2, 3, 4].map((ratio) =>
        hours.map((timeOfDay) => (
          <div
            key={`${ratio} ${timeOfDay}`}
            style={{ position: 'relative', inlineSize: 280, aspectRatio: ratio }}
          >
            <TrackLandscape scene="downs" timeOfDay={timeOfDay} surface="Turf" />
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvasElement }) => {
    const suns = [...canvasElement.querySelectorAll('svg > circle')];
    await expect(suns).toHaveLength(16);
    for (const sun of suns) {
      const { top, right } = sun.getBoundingClientRect();
      const picture = sun.closest('div')?.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(picture?.top ?? Number.NaN);
      await expect(right).toBeLessThanOrEqual(picture?.right ?? Number.NaN);
    }
  },
});
