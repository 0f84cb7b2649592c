export { Moderate } from './components/Moderate.tsx';
export { ReportButton } from './components/ReportButton.tsx';
export { standingQuery } from './queries.ts';
