import { useId } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { SkeletonRow } from '../../../primitives/Skeleton/SkeletonRow';
import { rowText } from '../../../theme/wrappingRow.css';
import { EquipmentIcon } from '../EquipmentIcon/EquipmentIcon';
import { isGain } from '../isGain';
import { itemEffect, itemWear } from '../item.css';
import { type EquipmentSlot, equipmentSlots, slotText } from '../slots';
import * as styles from './SlotPanel.css';

/** What lies in a slot. */
export interface WornEquipment {
  name: string;
  /** Such as "+2 Agility". */
  effect: string;
  /** How long it lasts yet, such as "5 of 6 runs left". Left out if it does not wear. */
  wear?: string;
  /**
   * After the next run it is worn out.
   * @default false
   */
  wearingOut?: boolean;
}

interface HorseSlots {
  /** Whose equipment it is; names the list. */
  horse: string;
  /** Every slot; null if nothing is in it. */
  slots: Readonly<Record<EquipmentSlot, WornEquipment | null>>;
  /**
   * Shows the shape of the panel while it is on its way.
   * @default false
   */
  loading?: boolean;
}

/** A panel whose slots are choices. */
interface SlotChoice {
  /** The slot whose items are shown beside the panel. */
  selected?: EquipmentSlot;
  onSelect: (detail: { slot: EquipmentSlot }) => void;
}

/** A panel to be read. */
interface NoSlotChoice {
  selected?: never;
  onSelect?: never;
}

export type SlotPanelProps = HorseSlots & (SlotChoice | NoSlotChoice);

/** What a horse wears, slot by slot. */
export function SlotPanel({ horse, slots, selected, loading = false, onSelect }: SlotPanelProps) {
  return (
    <ul
      className={styles.root}
      aria-label={`Equipment of ${horse}`}
      aria-busy={loading || undefined}
    >
      {equipmentSlots.map((slot) =>
        loading ? (
          <li key={slot} className={styles.tile}>
            <SkeletonRow
              picture="2.5rem"
              title={{ width: '35%', height: '0.75rem' }}
              detail={{ width: '75%' }}
            />
          </li>
        ) : (
          <Slot
            key={slot}
            slot={slot}
            worn={slots[slot]}
            selected={slot === selected}
            onSelect={onSelect}
          />
        ),
      )}
    </ul>
  );
}

interface SlotProps {
  slot: EquipmentSlot;
  worn: WornEquipment | null;
  selected: boolean;
  onSelect: SlotChoice['onSelect'] | undefined;
}

function Slot({ slot, worn, selected, onSelect }: SlotProps) {
  const wornId = useId();
  return (
    <li
      className={styles.tile}
      data-empty={worn === null || undefined}
      data-selected={selected || undefined}
    >
      <EquipmentIcon slot={slot} size="small" empty={worn === null} />
      <div className={rowText}>
        <HeadingElement className={styles.slot}>
          {onSelect ? (
            <button
              type="button"
              className={styles.hit}
              aria-pressed={selected}
              aria-describedby={wornId}
              onClick={() => onSelect({ slot })}
            >
              {slotText[slot]}
            </button>
          ) : (
            slotText[slot]
          )}
        </HeadingElement>
        <p id={wornId} className={styles.name}>
          {worn ? worn.name : 'None equipped'}
        </p>
        {worn && (
          <p className={itemEffect} data-gain={isGain(worn.effect) || undefined}>
            {worn.effect}
          </p>
        )}
        {worn?.wear && (
          <p className={itemWear} data-wearing-out={worn.wearingOut || undefined}>
            {worn.wear}
          </p>
        )}
      </div>
    </li>
  );
}
