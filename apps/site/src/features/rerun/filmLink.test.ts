import { expect, test } from 'vitest';
import { filmLink, readFilmLink, startOfFilm } from './filmLink.ts';

const page = 'https://furlong.test/races/ashford-mile?tab=1';
const moment = { ms: 83_200, camera: 'blimp', horseId: 'silver-comet' } as const;

test('a link names the second, the camera and the horse, and is read again', () => {
  const link = filmLink(page, moment);
  expect(link).toBe(
    'https://furlong.test/races/ashford-mile?at=83.20&camera=blimp&horse=silver-comet',
  );
  expect(readFilmLink(new URL(link).searchParams)).toEqual(moment);
});

test('what a link does not name, or names wrongly, is left to the film', () => {
  expect(readFilmLink(new URLSearchParams(''))).toBeNull();
  expect(readFilmLink(new URLSearchParams('at=soon'))).toBeNull();
  const linked = readFilmLink(new URLSearchParams('at=12&camera=drone'));
  expect(startOfFilm(linked, 'iron-duchess')).toEqual({
    ms: 12_000,
    camera: 'director',
    horseId: 'iron-duchess',
  });
});
