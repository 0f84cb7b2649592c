export { LedCard } from './components/LedCard.tsx';
export { clubLeadersQuery, yesterdayQuery } from './queries.ts';
