import type { LotToBidOn, Stable } from '@furlong/backend';
import { ratingBand } from '@furlong/game/rules';
import { Heading, HorseLine, HorseLines, LotHead, Stack, Text } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { saleSummary } from '../../../shared/format/saleSummary.ts';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { headOfLot } from '../heads.ts';
import { standingOf, toLotTiles } from '../lotWords.ts';
import { BidForm } from './BidForm.tsx';
import { Bids } from './Bids.tsx';
import { WatchLot } from './WatchLot.tsx';
import { Withdraw } from './Withdraw.tsx';

export interface LotInFullProps {
  lot: LotToBidOn;
  /** The player's; null for a visitor. */
  stable: Stable | null;
}

/** A lot with its horse, its figures, the way to bid and the bids so far. */
export function LotInFull({ lot, stable }: LotInFullProps) {
  const now = useNow(1_000);
  const { horse, vendor, ended, closesAt, sealed } = lot;
  const standing = standingOf(lot, stable?.id ?? null);
  const summary = saleSummary(horse, now);
  const open = ended === null && now < closesAt;
  return (
    <>
      <PageHeading
        {...headOfLot(lot, now)}
        intro={`${summary}, by ${horse.sire} out of ${horse.dam}. From ${vendor.name}.`}
      />
      <LotHead
        hammerIn={ended === null ? Math.ceil((closesAt - now) / 1000) : null}
        standing={standing}
        tiles={toLotTiles(lot)}
      />
      <HorseLines label="The horse">
        <li>
          <HorseLine
            name={horse.name}
            href={paths.horse(horse.id)}
            portrait={portraitOf(horse, now)}
            silks={vendor.silks}
            rating={{ value: horse.rating, band: ratingBand(horse.rating) }}
            summary={dotted([summary, horse.specialty, `${horse.wins} wins from ${horse.runs}`])}
            note="Its form and its pedigree are on its page."
          />
        </li>
      </HorseLines>
      {open && stable !== null && vendor.id !== stable.id && (
        <>
          <WatchLot lot={lot} />
          <BidForm lot={lot} />
        </>
      )}
      {open && stable !== null && vendor.id === stable.id && lot.bids === 0 && (
        <Withdraw auctionId={lot.id} />
      )}
      {open && stable === null && <Text tone="muted">Sign in to bid.</Text>}
      <Stack gap="small">
        <Heading level={2}>Bids</Heading>
        {sealed && (
          <Text tone="muted">What is bid now is sealed: it is told when the hammer falls.</Text>
        )}
        <Bids lot={lot} />
      </Stack>
    </>
  );
}
