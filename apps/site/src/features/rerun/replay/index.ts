// A race run again without what asks about it: the index of the feature is fetched whole.
export { reducedMotion } from '../chosenPicture.ts';
export { orderAt } from '../orderAt.ts';
export { placesAt } from '../placesAt.ts';
export { filmQuery } from '../queries.ts';
export type { RunAgain } from '../runAgain.ts';
