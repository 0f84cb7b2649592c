export {
  type CartLine,
  CartPanel,
  type CartPanelProps,
  type CartProgress,
} from '../components/equipment/CartPanel/CartPanel';
export {
  CategoryTabs,
  type CategoryTabsProps,
  type EquipmentCategory,
} from '../components/equipment/CategoryTabs/CategoryTabs';
export {
  type EffectChange,
  EffectsSummary,
  type EffectsSummaryProps,
  type EquipmentEffect,
} from '../components/equipment/EffectsSummary/EffectsSummary';
export {
  EquipmentCard,
  type EquipmentCardProps,
  type PurchaseProgress,
} from '../components/equipment/EquipmentCard/EquipmentCard';
export { EquipmentCardSkeleton } from '../components/equipment/EquipmentCard/EquipmentCardSkeleton';
export {
  EquipmentIcon,
  type EquipmentIconProps,
} from '../components/equipment/EquipmentIcon/EquipmentIcon';
export { SlotItem, type SlotItemProps } from '../components/equipment/SlotItem/SlotItem';
export { SlotItemSkeleton } from '../components/equipment/SlotItem/SlotItemSkeleton';
export {
  SlotPanel,
  type SlotPanelProps,
  type WornEquipment,
} from '../components/equipment/SlotPanel/SlotPanel';
export {
  type EquipmentSlot,
  equipmentSlots,
  slotText,
} from '../components/equipment/slots';
