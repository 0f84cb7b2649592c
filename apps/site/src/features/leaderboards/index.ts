export { StableBoard } from './components/StableBoard.tsx';
export { leadingStablesQuery } from './queries.ts';
export { toStableRow } from './toStableRow.ts';
