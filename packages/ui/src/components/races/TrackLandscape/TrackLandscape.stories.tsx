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
