export * from '../components/market/HeldMoney/HeldMoney';
export * from '../components/market/HorsePurchase/HorsePurchase';
export * from '../components/market/LotHead/LotHead';
export * from '../components/market/PricesPlot/PricesPlot';
export * from '../components/market/SaleCard/SaleCard';
export * from '../components/market/SaleCard/SaleCardSkeleton';
export * from '../components/market/SaleOffer/SaleOffer';
