export { OpenRequests } from './components/OpenRequests.tsx';
export { waitingHorsesQuery } from './queries.ts';
