export { RunnerStill, type RunnerStillProps } from '../components/races/RaceView/RunnerStill';
