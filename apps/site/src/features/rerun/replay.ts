// A race run again without what asks about it. A file of its own: `index.ts` is fetched whole.
export { reducedMotion } from './chosenPicture.ts';
export { orderAt } from './orderAt.ts';
export { placesAt } from './placesAt.ts';
export { filmQuery } from './queries.ts';
export type { RunAgain } from './runAgain.ts';
