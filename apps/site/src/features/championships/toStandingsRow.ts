import type { ChampionshipStanding, FieldPlace, RoadRace } from '@furlong/backend';
import { type Outlook, outlookOf } from '@furlong/game/rules';
import type { StandingState, StandingsRow } from '@furlong/ui';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { paths } from '../../shared/paths.ts';
import { formatPoints } from './divisionWords.ts';

const states: Record<Outlook, StandingState> = {
  'won-in': 'safe',
  safe: 'safe',
  in: 'in',
  possible: 'reachable',
  out: 'out',
};

/** What the qualifiers of a road still offer: those that are neither settled nor called off. */
export function pointsToCome(road: readonly RoadRace[]) {
  const left = road.filter(
    ({ kind, status }) => kind === 'qualifier' && status !== 'finished' && status !== 'void',
  );
  return {
    toCome: left.map(({ points }) => points),
    automaticToCome: left.filter(({ automatic }) => automatic).length,
  };
}

function byRight({ automatic, supplementary }: ChampionshipStanding): string | null {
  if (supplementary) return 'Supplementary entry';
  return automatic ? 'Won its way in' : null;
}

/** Who runs in a final and its consolation; null before they are drawn. */
export type Drawn = readonly FieldPlace[] | null;

/** What a horse runs in, once the fields are drawn. */
export const fieldOf = (drawn: readonly FieldPlace[], horseId: string) =>
  drawn.find(({ horse }) => horse.id === horseId)?.field ?? 'out';

function stateBefore(
  { supplementary, horseId }: ChampionshipStanding,
  table: readonly ChampionshipStanding[],
  toCome: ReturnType<typeof pointsToCome>,
): StandingState {
  return supplementary ? 'safe' : states[outlookOf(table, horseId, toCome)];
}

/**
 * A row of a division's table.
 * @param table all rows that are known, the first rank first
 * @param toCome what the qualifiers to come offer
 * @param drawn who runs in the final and the consolation; null before they are drawn
 * @param now ms
 */
export function toStandingsRow(
  row: ChampionshipStanding,
  table: readonly ChampionshipStanding[],
  { toCome, drawn }: { toCome: ReturnType<typeof pointsToCome>; drawn: Drawn },
  now: number,
): StandingsRow {
  const { horse, horseId, rank, wins, points } = row;
  return {
    ...{ horseId, rank, wins },
    horse: horse.name,
    horseHref: paths.horse(horse.id),
    portrait: portraitOf(horse, now),
    silks: horse.stable.silks,
    stable: horse.stable.isHouse ? `${horse.stable.name}, house` : horse.stable.name,
    stableHref: paths.publicStable(horse.stable.id),
    points: formatPoints(points),
    state: drawn === null ? stateBefore(row, table, toCome) : fieldOf(drawn, horseId),
    byRight: byRight(row),
  };
}
