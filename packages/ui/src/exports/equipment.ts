export {
  type CartLine,
  CartPanel,
  type CartPanelProps,
  type CartState,
} from '../components/CartPanel/CartPanel';
export {
  CategoryTabs,
  type CategoryTabsProps,
  type EquipmentCategory,
} from '../components/CategoryTabs/CategoryTabs';
export {
  type EffectChange,
  EffectsSummary,
  type EffectsSummaryProps,
  type EquipmentEffect,
} from '../components/EffectsSummary/EffectsSummary';
export { EquipmentCard, type EquipmentCardProps } from '../components/EquipmentCard/EquipmentCard';
export { EquipmentCardSkeleton } from '../components/EquipmentCard/EquipmentCardSkeleton';
export {
  EquipmentMark,
  type EquipmentMarkProps,
} from '../components/EquipmentMark/EquipmentMark';
export { type EquipmentSlot, equipmentSlots, slotText } from '../components/EquipmentMark/slots';
export { SlotItem, type SlotItemProps } from '../components/SlotItem/SlotItem';
export { SlotItemSkeleton } from '../components/SlotItem/SlotItemSkeleton';
export {
  SlotPanel,
  type SlotPanelProps,
  type WornEquipment,
} from '../components/SlotPanel/SlotPanel';
