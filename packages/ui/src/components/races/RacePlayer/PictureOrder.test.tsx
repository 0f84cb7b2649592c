import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ashfordCourse, filmOf } from '../../../fixtures/film';
import { Motion } from '../RaceView/motion/Motion';
import { PictureOrder } from './PictureOrder';
import { standingsAt } from './standings';

const film = filmOf(ashfordCourse, 1_600, 12);
const standings = standingsAt(film, new Motion(film), 60_000);

/** The rows of the picture's running order: words, and whether they are marked. */
function rowsFor(myHorseIds: readonly string[]) {
  const markup = renderToStaticMarkup(
    <PictureOrder standings={standings} myHorseIds={myHorseIds} />,
  );
  return markup
    .split('<li')
    .slice(1)
    .map((row) => ({
      own: row.includes('data-own'),
      horse: /<span[^>]*>([A-Z][^<]+)</.exec(row)?.[1],
    }));
}

test('the picture tells the first six, and marks nobody of others', () => {
  expect(rowsFor([])).toEqual(standings.slice(0, 6).map(({ horse }) => ({ own: false, horse })));
});

test('one’s own is on the picture wherever it lies', () => {
  const last = standings.at(-1);
  expect(rowsFor([last?.horseId ?? '']).slice(5)).toEqual([
    { own: false, horse: standings[5]?.horse },
    { own: true, horse: last?.horse },
  ]);
});
