export { PreviewVideoButton } from './components/PreviewVideoButton.tsx';
