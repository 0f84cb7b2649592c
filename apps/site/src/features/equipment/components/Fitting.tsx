import type { EquipmentSlot, Inventory, TackedHorse } from '@furlong/backend';
import { greatestBonus } from '@furlong/game/rules';
import {
  Button,
  ButtonLink,
  EffectsSummary,
  EmptyState,
  Link,
  Notice,
  Refusal,
  SlotItem,
  SlotPanel,
  Stack,
  StepHeading,
  Subsection,
  slotText,
} from '@furlong/ui';
import { useState } from 'react';
import { sayWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { useKeptOrder } from '../../../shared/useKeptOrder.ts';
import { categoryOf } from '../categoryOfSlot.ts';
import { isOnCard, toEffects, toSlotItems, toSlots, wornBy } from '../toSlots.ts';
import { useFitting } from '../useFitting.ts';
import * as styles from './Fitting.css.ts';

export interface FittingProps {
  tack: Inventory;
  horse: TackedHorse;
  /** The slot whose items are shown. */
  slot: EquipmentSlot;
  /** The server's time, ms. */
  now: number;
  onSlot: (detail: { slot: EquipmentSlot }) => void;
}

/** What a horse wears, what else there is for one of its slots, and what all of it adds up to. */
export function Fitting({ tack, horse, slot, now, onSlot }: FittingProps) {
  const worn = wornBy(tack, horse);
  const items = useKeptOrder(toSlotItems(tack, horse, slot, now), slot, ({ itemId }) => itemId);
  const [lookedId, look] = useState<string | null>(null);
  const { equip, takeOff, last, busyId, refusal } = useFitting(horse, worn);
  const pieceOf = (pieceId: string | null) => tack.pieces.find(({ id }) => id === pieceId);
  const refused = items.find(({ itemId }) => itemId === refusal?.pieceId);
  const looked = pieceOf(lookedId);
  const act = (pieceId: string, change: typeof equip) => {
    const piece = pieceOf(pieceId);
    if (piece) change(piece);
  };

  return (
    <div className={styles.besideEffects}>
      <Stack gap="large">
        <Stack gap="small">
          <StepHeading step={2} title="Choose a slot" />
          {horse.race && isOnCard(horse, now) && (
            <Notice tone="info" action={<Link href={paths.race(horse.race.id)}>See the card</Link>}>
              {`${horse.name} is on the card of ${horse.race.name}, ${sayWhen(horse.race.offAt, now)}: what it wears is fixed until after the race.`}
            </Notice>
          )}
          <Subsection>
            <SlotPanel horse={horse.name} slots={toSlots(worn)} selected={slot} onSelect={onSlot} />
          </Subsection>
        </Stack>
        <Stack gap="small">
          <StepHeading step={3} title={`Available for the slot: ${slotText[slot]}`} />
          {/* At the piece, unless Undo was pressed or the piece has gone meanwhile. */}
          {refusal && !refused && <Refusal>{refusal.message}</Refusal>}
          <Subsection>
            {items.length === 0 && (
              <EmptyState
                title="Nothing for this slot yet"
                hint="The shop has three kinds."
                action={
                  <ButtonLink
                    href={paths.buyEquipment({ tab: categoryOf[slot] })}
                    variant="secondary"
                  >
                    Look in the shop
                  </ButtonLink>
                }
              />
            )}
            <Stack gap="small">
              {items.map((item) => (
                <SlotItem
                  key={item.itemId}
                  {...item}
                  busy={busyId === item.itemId}
                  {...(refusal && item === refused && { refusal: refusal.message })}
                  onEquip={({ itemId }) => act(itemId, equip)}
                  onTakeOff={({ itemId }) => act(itemId, takeOff)}
                  onLook={({ itemId }) => look(itemId)}
                />
              ))}
            </Stack>
          </Subsection>
          {last && (
            <div className={styles.said}>
              <Notice
                tone="success"
                action={
                  last.undo && (
                    <Button variant="secondary" size="small" onPress={last.undo}>
                      Undo
                    </Button>
                  )
                }
              >
                {last.sentence}
              </Notice>
            </div>
          )}
        </Stack>
      </Stack>
      <div className={styles.effects}>
        <EffectsSummary
          effects={toEffects(worn, looked?.runsLeft === 0 ? undefined : looked)}
          greatest={greatestBonus}
        />
      </div>
    </div>
  );
}
