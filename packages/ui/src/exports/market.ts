export {
  HorsePurchase,
  type HorsePurchaseProps,
  type PurchaseState,
} from '../components/market/HorsePurchase/HorsePurchase';
export { SaleCard, type SaleCardProps } from '../components/market/SaleCard/SaleCard';
export { SaleCardSkeleton } from '../components/market/SaleCard/SaleCardSkeleton';
export { SaleOffer, type SaleOfferProps } from '../components/market/SaleOffer/SaleOffer';
