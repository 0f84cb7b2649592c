import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ashfordCourse, filmOf, portRegisCourse } from '../../../fixtures/film';
import type { RaceFilm } from '../RaceView/film';
import { Photograph, type PhotographProps } from './Photograph';

const margins = ['', 'short head', '¾', '1¼', '2', '½'];

/** The field of a film, so close behind each other, ms. */
function finish(film: RaceFilm, gaps: readonly number[]): PhotographProps {
  const first = film.runners.findIndex(({ timeMs }) => timeMs !== null);
  const won = film.runners[first]?.timeMs ?? 0;
  const runners = film.runners.map((runner, i) => ({
    ...runner,
    timeMs: won + (gaps[i] ?? 4_000),
  }));
  const order = runners.slice(0, gaps.length).map(({ horseId, horse, silks }, i) => ({
    horseId,
    place: gaps.indexOf(gaps[i] ?? 0) + 1,
    horse,
    silks,
    margin: margins[i] ?? '1',
    time: '1:38.20',
  }));
  return { film: { ...film, runners }, order, marked: true };
}

const meta = preview.meta({
  title: 'Components/Races/Photograph',
  component: Photograph,
  tags: ['vrt'],
  args: finish(filmOf(ashfordCourse, 1600, 4), [0, 18, 140, 320]),
  parameters: { maxInlineSize: 720 },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('canvas[data-developed]')).not.toBeNull(),
    );
  },
});

/** A short head between the first two, and two that follow. */
export const Default = meta.story();

/** Right-handed, where they pass from right to left: two noses on the line at once. */
export const DeadHeat = meta.story({
  args: finish(filmOf(portRegisCourse, 1000, 3), [0, 0, 90]),
});
