export { categoryOf } from './categories.ts';
