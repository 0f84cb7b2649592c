import { RaceScene } from '../src/components/races/RaceView/scene/RaceScene';
import { ashfordCourse, filmOf } from '../src/fixtures/film';

export interface RaceTimes {
  /** From nothing to a first picture, ms. */
  first: number;
  /** Script of a picture, ms: the median, and what one in ten exceeds. */
  median: number;
  slowest: number;
  calls: number;
  triangles: number;
}

declare global {
  interface Window {
    timeRace: (runners: number) => RaceTimes;
    openFilms: (count: number) => void;
  }
}

const pictures = 20;
const look = { camera: 'broadcast', runner: 0 } as const;

function open(runners: number) {
  const canvas = document.createElement('canvas');
  document.querySelector('main')?.append(canvas);
  const scene = new RaceScene(canvas, filmOf(ashfordCourse, 1600, runners));
  // Small: the script is measured, and an emulated graphics card is slow.
  scene.resize(160, 90, 1);
  return { canvas, scene };
}

window.timeRace = (runners) => {
  const from = performance.now();
  const { canvas, scene } = open(runners);
  scene.frame(0, look);
  const first = performance.now() - from;
  const gl = canvas.getContext('webgl2');
  const pixel = new Uint8Array(4);
  const times = Array.from({ length: pictures }, (_, i) => {
    // Read, so that no picture waits for the one before.
    gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    const start = performance.now();
    scene.frame(40_000 + i * 40, look);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const { calls, triangles } = scene.cost;
  scene.dispose();
  canvas.remove();
  return {
    first,
    median: times[pictures >> 1] ?? 0,
    slowest: times[Math.floor(pictures * 0.9)] ?? 0,
    calls,
    triangles,
  };
};

window.openFilms = (count) => {
  for (let i = 0; i < count; i++) {
    const { canvas, scene } = open(14);
    scene.frame(40_000, look);
    scene.dispose();
    canvas.remove();
  }
};
