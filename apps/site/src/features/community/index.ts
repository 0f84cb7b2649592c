export { LedCard } from './components/LedCard.tsx';
export { clubLeadersQuery, topStablesQuery, yesterdayQuery } from './queries.ts';
