export { limitsKey, myLimitsQuery } from './queries.ts';
