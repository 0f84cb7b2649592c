import { IconCheck } from '@tabler/icons-react';
import { RowButton, RowButtonLink } from '../../../primitives/Button/RowButton';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Icon } from '../../../primitives/Icon/Icon';
import { Refusal } from '../../../primitives/Refusal/Refusal';
import { Tag } from '../../../primitives/Tag/Tag';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { reason } from '../../../theme/reason.css';
import { rowText } from '../../../theme/wrappingRow.css';
import { EquipmentIcon } from '../EquipmentIcon/EquipmentIcon';
import { isGain } from '../isGain';
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
   * After the next run it is worn out.
   * @default false
   */
  wearingOut?: boolean;
  /**
   * How many the stable has that are alike.
   * @default 1
   */
  count?: number;
  /** What putting it on brings with it, such as "Worn by Iron Duchess: it will be moved". */
  note?: string;
  /** For what is worn out: leads to another one. */
  replaceHref?: string;
  /**
   * The horse wears it now.
   * @default false
   */
  equipped?: boolean;
  /** Why it cannot be put on, such as that another horse wears it. */
  unavailableReason?: string;
  /** Why the last change of it was not made. */
  refusal?: string;
  /**
   * The change is on its way.
   * @default false
   */
  busy?: boolean;
  onEquip: (detail: { itemId: string }) => void;
  /** Offers to take off what is worn. Left out, it is only exchanged for something else. */
  onTakeOff?: (detail: { itemId: string }) => void;
  /** Called when it is pointed at or has the focus, and with null when it is left. */
  onLook: (detail: { itemId: string | null }) => void;
}

/** One piece of equipment of the stable that fits the slot. */
export function SlotItem({
  itemId,
  slot,
  name,
  effect,
  wear,
  wearingOut = false,
  count = 1,
  note,
  replaceHref,
  equipped = false,
  unavailableReason,
  refusal,
  busy = false,
  onEquip,
  onTakeOff,
  onLook,
}: SlotItemProps) {
  return (
    <article
      className={styles.root}
      data-equipped={equipped || undefined}
      onPointerEnter={() => onLook({ itemId })}
      onPointerLeave={() => onLook({ itemId: null })}
      onFocus={() => onLook({ itemId })}
      onBlur={() => onLook({ itemId: null })}
    >
      <div className={styles.item}>
        <EquipmentIcon slot={slot} size="small" />
        <div className={rowText}>
          <HeadingElement className={itemName}>
            {name}
            {count > 1 && ` × ${count}`}
          </HeadingElement>
          <div className={styles.terms}>
            <span className={itemEffect} data-gain={isGain(effect) || undefined}>
              {effect}
            </span>
            {wear && (
              <span className={itemWear} data-wearing-out={wearingOut || undefined}>
                {wear}
              </span>
            )}
          </div>
          {note && <p className={itemWear}>{note}</p>}
          {unavailableReason && <p className={reason}>{unavailableReason}</p>}
        </div>
      </div>
      <div className={styles.actions}>
        {equipped && (
          <Tag tone="positive" icon={<Icon icon={IconCheck} size="xsmall" weight="bold" />}>
            Equipped
          </Tag>
        )}
        {replaceHref && (
          <RowButtonLink href={replaceHref}>
            Buy another
            <VisuallyHidden> {name}</VisuallyHidden>
          </RowButtonLink>
        )}
        {!replaceHref && (!equipped || onTakeOff) && (
          // One button for both, so that what was pressed keeps the focus.
          <RowButton
            aside={equipped}
            busy={busy}
            disabled={unavailableReason !== undefined}
            onPress={() => (equipped ? onTakeOff?.({ itemId }) : onEquip({ itemId }))}
          >
            {equipped ? 'Take off' : 'Equip'}
            <VisuallyHidden> {name}</VisuallyHidden>
          </RowButton>
        )}
      </div>
      {refusal !== undefined && (
        <div className={styles.refusal}>
          <Refusal>{refusal}</Refusal>
        </div>
      )}
    </article>
  );
}
