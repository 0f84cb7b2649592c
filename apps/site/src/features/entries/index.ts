export { refusalOf, type StableState } from './entryRefusals.ts';
export { inOrderOfUse } from './inOrderOfUse.ts';
