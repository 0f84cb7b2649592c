import { choiceLines, choiceRow, choices } from './choiceRows.ts';
import { drawRows } from './drawRows.ts';
import { mean, percent } from './figures.ts';
import { formRows } from './formRows.ts';
import { distances, type Row, rows } from './rows.ts';
import { type Asked, type RaceFacts, sample } from './sample.ts';
import { shapeRows } from './shapeRows.ts';
import { talentLines, talentRow, talentWorths } from './talentRows.ts';
import { trackRows } from './trackRows.ts';
import { worthRows } from './worthRows.ts';

/** A race may take 10 ms on a phone's core, which is taken to be four times slower than this. */
const PHONE_MS = 10;
const PHONE_FACTOR = 4;

/** Rows that need re-runs, for there is no favourite without them. */
const MARKET_ROWS: readonly string[] = ['9', '10', '11'];

/** Runs the races asked for and prints the acceptance table. */
export function printAcceptance(asked: Asked): void {
  const began = process.cpuUsage();
  const samples = new Map(distances.map((distance) => [distance, sample(distance, asked)]));
  const ran = distances.length * asked.races * (1 + asked.reruns);
  const { user, system } = process.cpuUsage(began);
  const msPerRace = (user + system) / 1000 / ran;
  const speed: Row = {
    number: '34',
    metric: 'Time per race, four times over, ms',
    real: `at most ${PHONE_MS}`,
    least: 0,
    most: PHONE_MS,
    figure: msPerRace * PHONE_FACTOR,
    digits: 2,
  };
  const places = distances.flatMap((distance) => [
    ...trackRows(distance, asked),
    ...worthRows(distance, asked),
    ...formRows(distance, asked),
  ]);
  const bought = choices(asked);
  const worths = talentWorths(asked);
  const measured = [
    ...rows(samples),
    speed,
    ...shapeRows(samples),
    ...places,
    choiceRow(bought),
    talentRow(worths),
    ...drawRows(asked),
  ];
  const table = measured.filter(({ number }) => asked.reruns > 0 || !MARKET_ROWS.includes(number));
  console.log(
    `Acceptance: seed ${asked.seed}, ${asked.races} handicaps of twelve over each distance, ` +
      `${asked.reruns} re-runs each, ${asked.trackId}, ${asked.engine}\n`,
  );
  printRows(table);
  for (const [distance, races] of samples) console.log(profile(distance, races));
  console.log('\nBest buy of the programmes, and what speed/endurance/agility are worth beside it');
  for (const line of choiceLines(bought)) console.log(line);
  console.log(
    '\nLengths that 20 points of one talent are worth, on the track where least and most',
  );
  for (const line of talentLines(worths)) console.log(line);
}

/** Prints rows, each held against what is near enough; the process fails if one misses it. */
export function printRows(table: readonly Row[]): void {
  const missed = table.filter((row) => !meets(row)).length;
  for (const row of table) console.log(line(row));
  console.log(`\n${table.length - missed} of ${table.length} rows pass.\n`);
  if (missed > 0) process.exitCode = 1;
}

function meets({ figure, least, most }: Row): boolean {
  return figure >= least && figure <= most;
}

function line(row: Row): string {
  const { number, metric, real, figure, digits } = row;
  const passed = meets(row) ? 'pass' : 'MISS';
  return `${number.padStart(2)}  ${metric.padEnd(44)} ${real.padStart(17)} ${figure.toFixed(digits).padStart(8)}  ${passed}`;
}

/** What lies behind the rows: pace of the winners, their styles and draws. */
function profile(distance: number, races: readonly RaceFacts[]): string {
  const pieces = races[0]?.winnersSectionals ?? [];
  const pace = pieces.map((_, piece) => {
    const ms = mean(races.map(({ winnersSectionals }) => winnersSectionals[piece] ?? 0));
    const metres = piece === 0 && distance % 200 > 0 ? distance % 200 : 200;
    return ((metres * 1000) / ms).toFixed(2);
  });
  const styles = [0, 1, 2, 3].map((style) =>
    percent(races, (race) => race.style === style).toFixed(0),
  );
  const draws = [1, 12].map((stall) => percent(races, ({ draw }) => draw === stall).toFixed(1));
  const behind = [1, 2, 5, 11].map((place) =>
    mean(races.map(({ lengthsBehind }) => (lengthsBehind[place] ?? 0) * 0.16)).toFixed(2),
  );
  const margins = [0.5, 1, 2].map((lengths) =>
    percent(races, ({ lengthsBehind }) => (lengthsBehind[1] ?? 0) <= lengths).toFixed(0),
  );
  const favourites = percent(races, ({ rank }) => rank === 1).toFixed(0);
  return [
    `${distance} m`,
    `m/s ${pace.join(' ')}`,
    `won by styles ${styles.join('/')} %`,
    `stalls 1 and 12 ${draws.join('/')} %`,
    `2nd, 3rd, 6th, 12th ${behind.join('/')} s`,
    `within ½, 1, 2 L ${margins.join('/')} %`,
    `favourites ${favourites} %`,
  ].join(' · ');
}
