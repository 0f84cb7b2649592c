export { HorseSalePanel } from './components/HorseSalePanel.tsx';
export { myListingsQuery } from './queries.ts';
export { useHorseSale } from './useHorseSale.ts';
