export { ObjectivesCard } from './ObjectivesCard.tsx';
