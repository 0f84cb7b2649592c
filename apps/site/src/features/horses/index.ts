export { BackIn } from './components/BackIn.tsx';
export { ChooseHorse } from './components/ChooseHorse.tsx';
export { horseKeys } from './queries.ts';
