export { formatRate, lineOf } from './countRuns.ts';
export { toVerdict } from './toVerdict.ts';
