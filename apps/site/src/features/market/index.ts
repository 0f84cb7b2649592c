export { HorseSalePanel } from './components/HorseSalePanel.tsx';
export { useHorseSale } from './useHorseSale.ts';
