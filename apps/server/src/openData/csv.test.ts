import type { RaceOver } from '@furlong/backend/service';
import { expect, it } from 'vitest';
import { ballotsCsv, racesCsv, runnersCsv } from './csv.ts';

const race = {
  ...{ id: 'r', name: '=HYPERLINK("https://evil.example")', offAt: 0, trackId: 'kingsmere' },
  ...{ distance: 1200, surface: 'Turf', going: -20, grade: 'Class 6', status: 'finished' },
} as unknown as RaceOver['race'];

const named = (horseName: string, stableName: string) =>
  ({
    ...{ horseName, stableName, place: 1, timeMs: 70_010, enteredAt: 0 },
    ...{ winChance: 1250, ratingBefore: 60 },
  }) as unknown as RaceOver['runners'][number];

const over = (...runners: RaceOver['runners']): RaceOver => ({
  ...{ race, runners, ballot: [], previews: [], published: null },
});

it('leaves no cell that a spreadsheet takes for a formula', () => {
  const told = runnersCsv([
    over(named('@SUM(A1)', '-2+3'), named('+1', '\tTab'), named('Plain, quoted "horse"', '\r')),
  ]);
  for (const cell of ['"\'=HYPERLINK', "'@SUM(A1)", "'-2+3", "'+1", "'\tTab", '"\'\r"']) {
    expect(told).toContain(cell);
  }
  expect(told).toContain('"Plain, quoted ""horse"""');
  expect(told).not.toMatch(/(^|,)"?[=+@\t]/m);
});

it('gives times in seconds and chances in percent', () => {
  expect(runnersCsv([over(named('Comet', 'Hill'))])).toContain(',1,70.01,,Comet,,Hill,');
  expect(runnersCsv([over(named('Comet', 'Hill'))])).toContain(',12.5,');
});

it('names its columns also where nothing was run', () => {
  expect([racesCsv([]), runnersCsv([]), ballotsCsv([])]).toEqual([
    expect.stringMatching(/^race_id,race,[\w,]+,card\r\n$/),
    expect.stringMatching(/^race_id,race,[\w,]+,nonce\r\n$/),
    expect.stringMatching(/^race_id,race,[\w,]+,nonce\r\n$/),
  ]);
});
