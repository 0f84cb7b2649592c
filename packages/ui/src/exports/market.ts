export { SaleCard, type SaleCardProps } from '../components/market/SaleCard/SaleCard';
export { SaleCardSkeleton } from '../components/market/SaleCard/SaleCardSkeleton';
