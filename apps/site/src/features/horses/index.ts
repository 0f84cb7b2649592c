export { toHorseCardProps } from './toHorseCardProps.ts';
