export { HorseSalePanel } from './components/HorseSalePanel.tsx';
