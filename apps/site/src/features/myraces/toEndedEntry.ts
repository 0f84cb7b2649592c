import type { EndedEntry } from '@furlong/backend';
import { formatMoney, tracks } from '@furlong/game/rules';
import type { Tone } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { dotted } from '../../shared/format/dotted.ts';
import { formatWhen, sayWhen } from '../../shared/format/time.ts';
import { voidReasons } from '../races/index.ts';

/** An entry that came to nothing, in words. */
export interface EndedEntryWords {
  tag: { word: string; tone: Tone };
  /** When it ended: "Today 14:30". */
  when: string;
  /** Which race: "Ashford Downs · 1600 m Turf · off today 14:30". */
  race: string;
  /** Why it does not run, and what came back. */
  why: string;
}

/** @param now the server's time, ms */
export function toEndedEntry(entry: EndedEntry, now: number): EndedEntryWords {
  return {
    tag: tags[entry.ending],
    when: formatWhen(entry.endedAt, now),
    race: dotted([
      tracks[entry.trackId].name,
      `${formatMetres(entry.distance)} ${entry.surface}`,
      `off ${sayWhen(entry.offAt, now)}`,
    ]),
    why: `${reasonOf(entry)} ${sayRefund(entry)}`,
  };
}

const tags: Readonly<Record<EndedEntry['ending'], EndedEntryWords['tag']>> = {
  balloted_out: { word: 'Balloted out', tone: 'caution' },
  race_void: { word: 'Race void', tone: 'bronze' },
  race_withdrawal: { word: 'Withdrawn', tone: 'neutral' },
};

function reasonOf({ ending, voidReason }: EndedEntry): string {
  switch (ending) {
    case 'balloted_out':
      return 'More were entered than could run, and the lots left it out: it comes first in the next ballot until it has run.';
    case 'race_void':
      return voidReason === null ? 'The race was called off.' : `${voidReasons[voidReason]}.`;
    case 'race_withdrawal':
      return 'You took the entry back.';
  }
}

const sayRefund = ({ entryFee }: EndedEntry): string =>
  entryFee === 0 ? 'The race was free.' : `The fee of ${formatMoney(entryFee)} came back.`;
