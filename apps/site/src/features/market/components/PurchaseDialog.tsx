import type { HorseSale, PublicHorse } from '@furlong/backend';
import {
  BOX_FEE,
  BOX_REBATE,
  formatMoney,
  fromWallet,
  gameErrors,
  type Means,
} from '@furlong/game/rules';
import { HorsePurchase, Modal, type PurchaseState, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { sayRating } from '../../../shared/format/rating.ts';
import { saleSummary } from '../../../shared/format/saleSummary.ts';
import { walletPart } from '../../../shared/format/walletPart.ts';
import { horseQuery } from '../../../shared/horses/horseQuery.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayer } from '../../auth/index.ts';
import { myStableQuery, myWalletsQuery } from '../../stable/index.ts';
import { buyHorseMutation } from '../mutations.ts';
import { horseSaleQuery } from '../queries.ts';

export interface PurchaseDialogProps {
  horseId: string;
  onClose: () => void;
}

/** The second step of a purchase. */
export function PurchaseDialog({ horseId, onClose }: PurchaseDialogProps) {
  const { userId } = usePlayer();
  const horse = useQuery(horseQuery(horseId));
  const sale = useQuery(horseSaleQuery(horseId, userId));
  const wallets = useQuery(myWalletsQuery(userId));
  const stable = useQuery(myStableQuery(userId));
  const queries = [horse, sale, wallets, stable];
  return (
    <Modal open title="Buy this horse" onClose={onClose}>
      {anyFailed(queries) ? (
        <QueryFailed title="The horse could not be loaded" queries={queries} />
      ) : horse.data && sale.data && wallets.data && stable.data ? (
        <Purchase
          horse={horse.data}
          sale={sale.data}
          means={wallets.data}
          stableId={stable.data.id}
          onClose={onClose}
        />
      ) : (
        <Stack gap="medium">
          <Skeleton height="6rem" />
          <Skeleton height="3rem" />
        </Stack>
      )}
    </Modal>
  );
}

interface Input {
  horseId: string;
  price: number;
  fromWallet: number;
}

interface PurchaseProps {
  horse: PublicHorse;
  sale: HorseSale;
  means: Means;
  /** The buyer's. */
  stableId: string;
  onClose: () => void;
}

function Purchase({ horse, sale, means, stableId, onClose }: PurchaseProps) {
  const { userId } = usePlayer();
  const now = useNow(60_000);
  const { send, sent, refusal } = useIdempotentMutation<Input, void>(buyHorseMutation(userId));
  const [bought, setBought] = useState(false);
  // Whose it was, and what was asked, stay on the screen once the horse has changed hands.
  const before = useRef({ horse, price: sale.listing?.price ?? null, kind: sale.sellerKind });
  if (!bought && sent === null && sale.listing) {
    before.current = { horse, price: sale.listing.price, kind: sale.sellerKind };
  }
  // Who comes back to the address of a purchase has made it before.
  const [madeBefore] = useState(horse.stable.id === stableId);
  useEffect(() => {
    if (madeBefore) onClose();
  }, [madeBefore, onClose]);
  const { horse: shown, price, kind } = before.current;
  const moved = price === null ? null : fromWallet(price, means);
  const left = price === null || moved === null ? null : formatMoney(means.credits + moved - price);

  async function buy() {
    if (price === null) return;
    if ((await send({ horseId: horse.id, price, fromWallet: moved ?? 0 })) === 'done')
      setBought(true);
  }

  return (
    <HorsePurchase
      horse={shown.name}
      summary={`${saleSummary(shown, now)}, ${sayRating(shown.rating)}`}
      portrait={portraitOf(shown, now)}
      silks={shown.stable.silks}
      seller={shown.stable.name}
      price={price === null ? '–' : formatMoney(price)}
      left={left}
      {...walletPart(moved)}
      terms={[
        kind === 'house'
          ? 'The house takes it back within 24 hours, as long as it has not raced and is not renamed or retired.'
          : 'It comes without what it wears.',
        'It stays in your stable for seven days before it can be sold.',
        `Its box costs ${formatMoney(BOX_FEE)} a week, ${formatMoney(BOX_REBATE)} less for each run.`,
      ]}
      progress={progressOf()}
      onConfirm={() => void buy()}
      onCancel={onClose}
    />
  );

  function progressOf(): PurchaseState {
    if (sent !== null) return { state: 'busy' };
    if (bought) return { state: 'done', href: paths.myHorses };
    if (refusal !== null) return { state: 'refused', refusal: refusal.message };
    if (price === null || !sale.listing) {
      return { state: 'barred', refusal: gameErrors.horse_not_for_sale };
    }
    if (sale.mostToPay !== null && price > sale.mostToPay) {
      return { state: 'barred', refusal: gameErrors.pays_too_much };
    }
    if (left === null) return { state: 'barred', refusal: gameErrors.too_few_credits };
    return { state: 'ready' };
  }
}
