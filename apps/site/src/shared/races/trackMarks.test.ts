import { circuit, type TrackId, trackIds, tracks } from '@furlong/game/rules';
import { expect, test } from 'vitest';

const by = (measure: (id: TrackId) => number) =>
  trackIds.toSorted((a, b) => measure(b) - measure(a));
const having = (is: (id: TrackId) => boolean) => trackIds.filter(is);

// What `trackMarks` says of each, by the tracks' own plans.
test('the tracks are what the front page says of them', () => {
  const laps = by((id) => circuit(tracks[id]));
  expect([laps[0], laps[1], laps.at(-1)]).toEqual(['ashford-downs', 'monte-sereno', 'port-regis']);
  const runIns = by((id) => tracks[id].plan.runIn);
  expect([runIns[0], runIns.at(-1)]).toEqual(['ashford-downs', 'port-regis']);
  expect(having((id) => tracks[id].surfaces.length > 1)).toEqual(['saltmarsh-park']);
  expect(by((id) => tracks[id].plan.chute)[0]).toBe('saltmarsh-park');
  expect(
    having((id) => tracks[id].direction === 'right' && !tracks[id].surfaces.includes('Dirt')),
  ).toEqual(['kingsmere']);
  expect(tracks['red-mesa'].surfaces).toEqual(['Dirt']);
  const bend = (id: TrackId) => tracks[id].plan.homeBend;
  expect(bend('red-mesa')).toBeGreaterThan(bend('port-regis'));
});
