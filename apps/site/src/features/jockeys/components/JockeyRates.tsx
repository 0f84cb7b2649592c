import type { JockeyRecord, RideCount } from '@furlong/backend';
import { formatMoney, specialties, tracks } from '@furlong/game/rules';
import { type StrikeRateRow, StrikeRateTable, Tabs } from '@furlong/ui';
import { useState } from 'react';
import { formatRate, lineOf } from '../../statistics/index.ts';

type Way = 'track' | 'distance' | 'season';

const ways: readonly { value: Way; label: string }[] = [
  { value: 'track', label: 'Track' },
  { value: 'distance', label: 'Distance' },
  { value: 'season', label: 'Season' },
];

const figure = new Intl.NumberFormat('en-US');

/** How often a jockey won by where, how far and when, a table for each. */
export function JockeyRates({ record }: { record: JockeyRecord }) {
  const [by, show] = useState<Way>('track');
  const label = ways.find(({ value }) => value === by)?.label ?? '';
  return (
    <Tabs
      label="What rides are told apart by"
      tabs={ways}
      value={by}
      onChange={({ value }) => show(value)}
    >
      <StrikeRateTable
        caption={`Strike rate by ${label.toLowerCase()}`}
        by={label}
        rows={rowsOf(record, by)}
      />
    </Tabs>
  );
}

function rowsOf({ tracks: byTrack, distances, seasons }: JockeyRecord, by: Way): StrikeRateRow[] {
  if (by === 'track') {
    return byTrack
      .toSorted((a, b) => b.runs - a.runs)
      .map(({ trackId, ...count }) => toRow(tracks[trackId].name, count));
  }
  if (by === 'distance') {
    return distances
      .toSorted((a, b) => specialties.indexOf(a.specialty) - specialties.indexOf(b.specialty))
      .map(({ specialty, ...count }) => toRow(specialty, count));
  }
  return seasons
    .toSorted((a, b) => b.season - a.season)
    .map(({ season, ...count }) => toRow(`Season ${season + 1}`, count));
}

function toRow(label: string, count: RideCount): StrikeRateRow {
  return {
    id: label,
    label,
    runs: figure.format(count.runs),
    wins: figure.format(count.wins),
    winRate: formatRate(count.wins, count.runs),
    placeRate: formatRate(count.places, count.runs),
    expected: count.linedRuns === 0 ? '–' : count.expectedWins.toFixed(1),
    range: lineOf(count),
    earnings: formatMoney(count.earnings),
  };
}
