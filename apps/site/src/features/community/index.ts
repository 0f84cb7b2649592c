export { LedCard } from './components/LedCard.tsx';
