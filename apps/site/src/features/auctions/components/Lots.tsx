import type { ListedLot } from '@furlong/backend';
import { formatMoney, ratingBand } from '@furlong/game/rules';
import { HorseLine, HorseLines, LotFigures, RowButtonLink } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { saleSummary } from '../../../shared/format/saleSummary.ts';
import { formatWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { endWords, priceOf, sayReserve, standingOf } from '../lotWords.ts';

export interface LotsProps {
  /** Names the list. */
  label: string;
  lots: readonly ListedLot[];
  /** Null for a visitor. */
  myStableId: string | null;
  /** The server's time, ms. */
  now: number;
}

/** Lots, line by line: what each stands at and when its hammer falls, or how it ended. */
export function Lots({ label, lots, myStableId, now }: LotsProps) {
  return (
    <HorseLines label={label}>
      {lots.map((lot) => (
        <li key={lot.id}>
          <HorseLine
            name={lot.horse.name}
            href={paths.auctionLot(lot.id)}
            portrait={portraitOf(lot.horse, now)}
            silks={lot.vendor.silks}
            rating={{ value: lot.horse.rating, band: ratingBand(lot.horse.rating) }}
            summary={dotted([
              `Lot ${lot.number}`,
              saleSummary(lot.horse, now),
              lot.horse.specialty,
              `from ${lot.vendor.name}`,
            ])}
            note={<Note lot={lot} myStableId={myStableId} now={now} />}
          >
            <RowButtonLink href={paths.auctionLot(lot.id)}>See the Lot</RowButtonLink>
          </HorseLine>
        </li>
      ))}
    </HorseLines>
  );
}

interface NoteProps extends Pick<LotsProps, 'myStableId' | 'now'> {
  lot: ListedLot;
}

const Note = ({ lot, myStableId, now }: NoteProps) => (
  <LotFigures
    price={priceOf(lot)}
    guide={formatMoney(lot.guide)}
    hammerIn={lot.ended === null ? Math.ceil((lot.closesAt - now) / 1000) : null}
    words={
      lot.ended === null
        ? dotted(factsOf(lot, myStableId))
        : `${endWords(lot, myStableId)} ${formatWhen(lot.ended.at, now)}`
    }
  />
);

/** How a lot stands, in a few words. */
function factsOf(lot: ListedLot, myStableId: string | null): string[] {
  const standing = standingOf(lot, myStableId);
  return [
    lot.bids === 0 ? 'Nobody has bid yet' : pluralize(lot.bids, 'bid'),
    ...[sayReserve(lot)].filter((word) => word !== null),
    ...(lot.sealed ? ['bids are sealed'] : []),
    ...(lot.extensions > 0 && !lot.sealed ? [`put off ${pluralize(lot.extensions, 'time')}`] : []),
    ...(lot.vendor.id === myStableId ? ['yours'] : []),
    ...(standing?.tone === 'success' ? ['you lead'] : []),
    ...(lot.own.maximum !== null && !lot.own.stands ? ['you were outbid'] : []),
  ];
}
