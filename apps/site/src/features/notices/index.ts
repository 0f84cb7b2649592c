export { NewsMark } from './NewsMark.tsx';
