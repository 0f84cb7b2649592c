export { isRestedAt } from './entryProgress.ts';
