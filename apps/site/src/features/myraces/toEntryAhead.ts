import type { MyEntry } from '@furlong/backend';
import { readCard } from '@furlong/game/engine';
import {
  formatOrdinal,
  jockeyOf,
  type RunningStyle,
  ratingBand,
  standingOf,
  tracks,
} from '@furlong/game/rules';
import type { HorseLineProps, RaceState } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { formatChance } from '../../shared/format/chance.ts';
import { dotted } from '../../shared/format/dotted.ts';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { runningStyles } from '../../shared/format/runningStyle.ts';
import { formatWhen } from '../../shared/format/time.ts';
import { formatWeight } from '../../shared/format/weight.ts';
import { paths } from '../../shared/paths.ts';
import { ballotAhead, toRaceState } from '../races/index.ts';

/** An entry ahead as it is told: what is not known yet is null. */
export interface EntryAhead {
  line: Omit<HorseLineProps, 'silks' | 'note' | 'children'>;
  state: RaceState;
  /** How far the race has come, in a sentence; null while entries are open and all can run. */
  stage: string | null;
  /** True while it can be withdrawn, and its orders changed. */
  open: boolean;
  draw: number | null;
  weight: string | null;
  orders: string;
  jockey: string | null;
  /** How the field looks, such as "2nd best rated of 9 entered". */
  field: string;
  /** In the morning line. */
  chance: string | null;
}

/** @param orders how it will be ridden; undefined while that is not known */
export function toEntryAhead(
  entry: MyEntry,
  orders: RunningStyle | undefined,
  now: number,
): EntryAhead {
  const { race, horse, card, draw, weight, winChance, field } = entry;
  const style = orders ?? horse.style;
  const takesEntries = race.status === 'open' && race.ballotedAt === null && now < race.closesAt;
  return {
    line: {
      name: horse.name,
      href: paths.horse(horse.id),
      portrait: portraitOf(horse, race.offAt),
      rating: { value: horse.rating, band: ratingBand(horse.rating) },
      summary: dotted([
        formatWhen(race.offAt, now),
        tracks[race.trackId].name,
        `${formatMetres(race.distance)} ${race.surface}`,
      ]),
    },
    state: toRaceState(race, now, false),
    stage: stageOf(entry, now),
    open: takesEntries,
    draw,
    weight: weight === null ? null : formatWeight(weight),
    orders: style === horse.style ? `${runningStyles[style]}, its own way` : runningStyles[style],
    jockey: card === null ? null : riderOf(card, entry.horseId),
    field: fieldInWords(entry, takesEntries),
    chance: winChance === null || field.length === 0 ? null : formatChance(winChance),
  };
}

function stageOf({ race, card }: MyEntry, now: number): string | null {
  if (race.status === 'running' || now >= race.offAt) return 'They are off.';
  if (card !== null) return 'The card is published: the field is final.';
  if (race.ballotedAt !== null) return 'Lots were drawn, and it runs.';
  if (race.status !== 'open' || now >= race.closesAt) {
    return 'Entries have closed: draw and weights follow.';
  }
  return ballotAhead(race) ?? null;
}

function riderOf(card: string, horseId: string): string | null {
  const ride = readCard(card)?.runners.find((runner) => runner.horseId === horseId);
  return ride === undefined ? null : (jockeyOf(ride.jockey)?.name ?? null);
}

function fieldInWords({ race, horse, field }: MyEntry, takesEntries: boolean): string {
  const better = field.filter(({ rating }) => rating > horse.rating).length;
  const rank = better === 0 ? 'Best rated' : `${formatOrdinal(better + 1)} best rated`;
  if (field.length < 2) return 'Nobody else yet';
  return takesEntries
    ? `${rank} of ${standingOf(race).entered} entered`
    : `${rank} of ${field.length} runners`;
}
