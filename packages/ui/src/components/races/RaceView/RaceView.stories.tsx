import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ashfordCourse, filmOf, portRegisCourse } from '../../../fixtures/film';
import { stillClock } from './FilmClock';
import { GallopSheet } from './GallopSheet';
import { RaceView, type RaceViewProps } from './RaceView';
import { RunnerStill } from './RunnerStill';

const mile = filmOf(ashfordCourse, 1600, 12);
const [first = mile.runners[0]] = mile.runners;

const meta = preview.meta({
  title: 'Components/Races/RaceView',
  component: RaceView,
  tags: ['vrt', 'webgl', '!autodocs'],
  args: {
    film: mile,
    clock: stillClock(84_000),
    camera: 'broadcast',
    horseId: 'quiet-harbour',
    onUnavailable: fn<RaceViewProps['onUnavailable']>(),
  } satisfies RaceViewProps,
  // As large as its parent; the other pixels of a picture would tell nothing more.
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 640, maxInlineSize: '100%', aspectRatio: '16 / 9' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
  },
});

/** Side-on from the stand, as on television. */
export const Default = meta.story();

/** Before the off: the odd numbers are in, and the even ones walk up behind them. */
export const Loading = meta.story({ args: { clock: stillClock(-12_500), camera: 'director' } });

export const LoadingOnPhone = Loading.extend({
  decorators: [(Story) => <div style={{ inlineSize: 320, aspectRatio: '4 / 5' }}>{Story()}</div>],
});

/** Before the off: loaded, and looking about. */
export const Stalls = meta.story({ args: { clock: stillClock(-1_000), camera: 'director' } });

export const Bend = meta.story({ args: { clock: stillClock(52_000), camera: 'blimp' } });

/** At the post, from behind the first bend. */
export const Finish = meta.story({ args: { clock: stillClock(98_600), camera: 'head-on' } });

export const DirtInTheEvening = meta.story({
  args: {
    film: filmOf(portRegisCourse, 1000, 10),
    clock: stillClock(56_000),
    camera: 'director',
  },
});

/** Under floodlights, on wet sand, a full field. */
export const TwentyAtNight = meta.story({
  args: {
    film: filmOf(
      { ...portRegisCourse, landscape: 'desert', timeOfDay: 'night', wetness: 0.9 },
      1200,
      20,
    ),
    clock: stillClock(40_000),
  },
});

/** A match: two runners, seen from the saddle of the second. */
export const TwoFromTheSaddle = meta.story({
  args: {
    film: filmOf({ ...ashfordCourse, landscape: 'hills', timeOfDay: 'morning' }, 1600, 2),
    clock: stillClock(90_000),
    camera: 'jockey',
    horseId: 'morning-glory',
  },
});

/** Every leg in its place: eight moments of a stride. */
export const Gallop = meta.story({
  render: () => (first ? <GallopSheet runner={first} width={960} height={440} /> : <></>),
  decorators: [(Story) => <div style={{ inlineSize: 960 }}>{Story()}</div>],
});

/** In the colours that somebody designs. */
export const Still = meta.story({
  render: () => (first ? <RunnerStill runner={first} onUnavailable={fn()} /> : <></>),
});

export const TestStillGround = meta.story({
  name: 'Test: a runner that stands has no ground of its own in either theme, and round corners',
  tags: ['!vrt', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => (first ? <RunnerStill runner={first} onUnavailable={fn()} /> : <></>),
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelector('canvas');
    if (drawn === null) throw new Error('Nothing is drawn.');
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [drawn.width, drawn.height];
    const opacityAt = (x: number, y: number) => {
      const context = copy.getContext('2d');
      context?.clearRect(0, 0, copy.width, copy.height);
      context?.drawImage(drawn, 0, 0);
      return context?.getImageData(x, y, 1, 1).data[3];
    };
    await waitFor(() => expect(opacityAt(drawn.width / 2, drawn.height / 2)).toBe(255));
    await expect(opacityAt(2, 2)).toBe(0);
    await expect(getComputedStyle(drawn).borderRadius).not.toBe('0px');
  },
});
