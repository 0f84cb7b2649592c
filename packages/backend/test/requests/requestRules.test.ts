import {
  requestBand,
  requestDistances,
  requestGrades,
  suitedBy,
  trackIds,
  tracks,
  tracksInSeason,
} from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();

it('the database knows the bands of the classes as the rules do', async () => {
  const rows = await game.sql(
    `select grade, to_jsonb(private.request_band(grade)) as band
     from unnest($1::text[]) with ordinality as t (grade, place) order by place`,
    [[...requestGrades, 'Grade 1']],
  );
  expect(rows).toEqual([
    ...requestGrades.map((grade) => {
      const { minRating, maxRating } = requestBand(grade);
      return { grade, band: [minRating, maxRating] };
    }),
    { grade: 'Grade 1', band: null },
  ]);
});

it('it knows whom each distance suits', async () => {
  const metres = [...new Set(requestDistances), 1500];
  const rows = await game.sql(
    `select private.request_suits(metres) as suits
     from unnest($1::integer[]) with ordinality as t (metres, place) order by place`,
    [metres],
  );
  expect(rows.map(({ suits }) => suits ?? [])).toEqual(metres.map(suitedBy));
});

it('it knows which tracks race in a season, and on what', async () => {
  const cases = Array.from({ length: 7 }, (_, season) =>
    trackIds.flatMap((id) =>
      (['Turf', 'Dirt'] as const).map((surface) => ({ season, id, surface })),
    ),
  ).flat();
  const rows = await game.sql(
    `select private.request_ground(id, surface, season) as runs
     from jsonb_to_recordset($1::jsonb) as t (season integer, id text, surface text)`,
    [JSON.stringify(cases)],
  );
  expect(rows.map(({ runs }) => runs)).toEqual(
    cases.map(
      ({ season, id, surface }) =>
        tracksInSeason(season).includes(id) && tracks[id].surfaces.includes(surface),
    ),
  );
});
