import { parseArgs } from 'node:util';
import { ENGINE, isEngine } from '../src/engine/engines.ts';
import { isTrackId } from '../src/tracks/tracks.ts';
import { printAcceptance, printRows } from './acceptance.ts';
import { newcomerRows } from './season/newcomers.ts';
import { printSeason } from './season/print.ts';
import { seasonRows } from './season/rows.ts';
import { playSeasons } from './season/season.ts';

// pnpm --filter @furlong/game report --seed 1 --races 1500 --reruns 16 --track saltmarsh-park
// With fewer races, a figure near the edge of its range misses it by chance in one report of three.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    races: { type: 'string', default: '1500' },
    reruns: { type: 'string', default: '16' },
    track: { type: 'string', default: 'saltmarsh-park' },
    engine: { type: 'string', default: ENGINE },
    season: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const races = Number(values.races);
const reruns = Number(values.reruns);

if (!isEngine(values.engine)) throw new RangeError(`There is no engine ${values.engine}.`);
if (!isTrackId(values.track)) throw new RangeError(`${values.track} is not one of the tracks.`);
if (!Number.isSafeInteger(seed)) throw new RangeError(`A seed is an integer; ${seed} is not.`);
if (!(races >= 1) || !(reruns >= 0)) throw new RangeError('Ask for a race or more to be run.');

if (!values.season)
  printAcceptance({ seed, races, reruns, trackId: values.track, engine: values.engine });
const season = playSeasons(seed);
printSeason(seed, season);
console.log();
printRows([...seasonRows(season), ...newcomerRows(seed)]);
