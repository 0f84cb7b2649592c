export { OpenRequests } from './components/OpenRequests.tsx';
export { openRequestsQuery, waitingHorsesQuery } from './queries.ts';
