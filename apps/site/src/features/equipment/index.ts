export { categoryOf } from './categoryOfSlot.ts';
