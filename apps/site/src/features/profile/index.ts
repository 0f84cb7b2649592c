export { StableProfileSection } from './components/StableProfileSection.tsx';
