// What of the header only owners have, in one file.
export { NewsMark } from '../../features/notices/index.ts';
export { NextOffLink } from './NextOffLink.tsx';
