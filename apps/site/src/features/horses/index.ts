export { BackIn } from './components/BackIn.tsx';
export { ChooseHorse } from './components/ChooseHorse.tsx';
export { renameMutation } from './mutations.ts';
export { horseGroupsQuery, horseKeys, horseRunsQuery } from './queries.ts';
export { toHorseLine } from './toHorseLine.ts';
