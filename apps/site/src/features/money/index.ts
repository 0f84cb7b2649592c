export { MoneyPages } from './components/MoneyPages.tsx';
