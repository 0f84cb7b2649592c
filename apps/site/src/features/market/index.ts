export { HorseSalePanel } from './components/HorseSalePanel.tsx';
export { myListingsQuery } from './queries.ts';
export { useGiveBack } from './useGiveBack.ts';
export { useHorseSale } from './useHorseSale.ts';
