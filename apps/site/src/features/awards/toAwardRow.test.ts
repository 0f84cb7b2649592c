import { expect, test } from 'vitest';
import { awards } from '../../storybook/awards.ts';
import { stable } from '../../storybook/fixtures.ts';
import { toAwardPicture } from './toAwardPicture.ts';
import { toAwardRow } from './toAwardRow.ts';

test('each award says what it is, and for which race or season it was', () => {
  expect(
    awards.map(toAwardRow).map(({ what, why, horse }) => [what.text, why.text, horse?.text]),
  ).toEqual([
    ['Sprint Champion', 'Sprint Final', 'Silver Comet'],
    ['Leading Stable', '22 Jun 2026 to 13 Sept 2026', undefined],
    ['Champion Miler', '22 Jun 2026 to 13 Sept 2026', 'Silver Comet'],
    ['Course record, Kingsmere, 1m Turf', 'Ashford Stakes', 'Silver Comet'],
    ['Hall of Fame, horses', 'What the horse has won', 'Silver Comet'],
    ['Hall of Fame, stables', 'What the stable has won', undefined],
    ['Winner in Grade 2', 'Ashford Stakes', 'Silver Comet'],
    ['First Place', 'Ashford Stakes', 'Silver Comet'],
  ]);
});

test('a championship leads to its champion, a race to its film', () => {
  const [champion] = awards.map(toAwardRow);
  expect(champion?.what.href).toBe('/leaderboards/championships-winners/3/sprint');
  expect(champion?.why.href).toMatch(/^\/races\//);
});

test('its picture names the stable, and the horse and race that it was won with', () => {
  const pictures = awards.map((award) => toAwardPicture(award, stable));
  expect(pictures[0]).toMatchObject({
    ...{ name: 'Sprint Champion', who: 'Silver Comet · Sprint Final', stable: stable.name },
    facts: [{ value: expect.stringMatching(/^\d+$/) }, {}, { value: '2026' }],
  });
  expect(pictures[1]?.who).toBe('22 Jun 2026 to 13 Sept 2026');
});
