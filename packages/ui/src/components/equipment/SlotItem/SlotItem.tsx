import { IconCheck } from '@tabler/icons-react';
import { Button } from '../../../primitives/Button/Button';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Icon } from '../../../primitives/Icon/Icon';
import { Tag } from '../../../primitives/Tag/Tag';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { reason } from '../../../theme/reason.css';
import { rowText, wrappingRow } from '../../../theme/wrappingRow.css';
import { EquipmentIcon } from '../EquipmentIcon/EquipmentIcon';
import { itemEffect, itemName, itemWear } from '../item.css';
import type { EquipmentSlot } from '../slots';
import * as styles from './SlotItem.css';

export interface SlotItemProps {
  /** Handed back by `onEquip` and `onTakeOff`; never shown. */
  itemId: string;
  slot: EquipmentSlot;
  name: string;
  /** Such as "+3 Speed". */
  effect: string;
  /** How long it lasts yet, such as "31 of 40 runs left". Left out if it does not wear. */
  wear?: string;
  /**
   * The horse wears it now.
   * @default false
   */
  equipped?: boolean;
  /** Why it cannot be put on, such as that another horse wears it. */
  unavailableReason?: string;
  /**
   * The change is on its way.
   * @default false
   */
  busy?: boolean;
  onEquip: (detail: { itemId: string }) => void;
  /** Offers to take off what is worn. Left out, it is only exchanged for something else. */
  onTakeOff?: (detail: { itemId: string }) => void;
}

/** One piece of equipment of the stable that fits the slot. */
export function SlotItem({
  itemId,
  slot,
  name,
  effect,
  wear,
  equipped = false,
  unavailableReason,
  busy = false,
  onEquip,
  onTakeOff,
}: SlotItemProps) {
  return (
    <article className={styles.root} data-equipped={equipped || undefined}>
      <div className={styles.item}>
        <EquipmentIcon slot={slot} size="small" />
        <div className={rowText}>
          <HeadingElement className={itemName}>{name}</HeadingElement>
          <div className={styles.terms}>
            <span className={itemEffect}>{effect}</span>
            {wear && <span className={itemWear}>{wear}</span>}
          </div>
          {unavailableReason && <p className={reason}>{unavailableReason}</p>}
        </div>
      </div>
      <div className={wrappingRow}>
        {equipped && (
          <Tag tone="positive" icon={<Icon icon={IconCheck} size="xsmall" weight="bold" />}>
            Equipped
          </Tag>
        )}
        {equipped && onTakeOff && (
          <Button variant="quiet" size="small" busy={busy} onPress={() => onTakeOff({ itemId })}>
            Take off
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {!equipped && (
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            disabled={unavailableReason !== undefined}
            onPress={() => onEquip({ itemId })}
          >
            Equip
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </article>
  );
}
