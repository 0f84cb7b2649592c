import type { ListedLot } from '@furlong/backend';
import { formatMoney, ratingBand } from '@furlong/game/rules';
import { Countdown, HorseLine, HorseLines, RowButtonLink } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { saleSummary } from '../../../shared/format/saleSummary.ts';
import { formatWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { sayPrice, sayReserve, standingOf } from '../lotWords.ts';

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
              `guide ${formatMoney(lot.guide)}`,
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

function Note({ lot, myStableId, now }: NoteProps) {
  if (lot.ended !== null) {
    return (
      <>
        <strong>{standingOf(lot, myStableId)?.text}</strong> {formatWhen(lot.ended.at, now)}
      </>
    );
  }
  return (
    <>
      <strong>{dotted(factsOf(lot, myStableId))}</strong>{' '}
      <Countdown
        label="Hammer in"
        seconds={Math.ceil((lot.closesAt - now) / 1000)}
        done="The hammer is falling"
      />
    </>
  );
}

/** What a lot stands at, in a few words. */
function factsOf(lot: ListedLot, myStableId: string | null): string[] {
  const standing = standingOf(lot, myStableId);
  return [
    sayPrice(lot),
    ...(lot.bids === 0 ? [] : [pluralize(lot.bids, 'bid')]),
    ...[sayReserve(lot)].filter((word) => word !== null),
    ...(lot.vendor.id === myStableId ? ['yours'] : []),
    ...(standing?.tone === 'success' ? ['you lead'] : []),
    ...(lot.own.maximum !== null && !lot.own.stands ? ['you were outbid'] : []),
  ];
}
