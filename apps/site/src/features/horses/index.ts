export { horseKeys } from './queries.ts';
export { toHorseCardProps } from './toHorseCardProps.ts';
