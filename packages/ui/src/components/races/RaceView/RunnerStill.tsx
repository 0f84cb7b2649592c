import { useEffect, useRef } from 'react';
import { PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import type { FilmRunner } from './film';
import { emptyRunner } from './motion/RunnerMoment';
import * as styles from './RunnerStill.css';
import { Field } from './scene/field';
import { lightOf } from './scene/light';
import { release } from './scene/release';
import { clothFont } from './silks/atlas';

/** Where in its stride the horse is seen, 0 to 1: all but its leading foreleg are off the ground. */
const moment = 0.55;
const width = 640;
const height = 400;

export interface RunnerStillProps {
  runner: FilmRunner;
  /** It cannot be drawn here: there is no WebGL. */
  onUnavailable: () => void;
}

/** A horse and its rider at the gallop, as the film of a race has them: a picture that stands. */
export function RunnerStill({ runner, onUnavailable }: RunnerStillProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<WebGLRenderer>(null);
  const unavailable = useRef(onUnavailable);
  unavailable.current = onUnavailable;

  useEffect(() => {
    if (!canvas.current) return;
    try {
      renderer.current = new WebGLRenderer({
        canvas: canvas.current,
        alpha: true,
        antialias: true,
        stencil: true,
        preserveDrawingBuffer: true,
      });
    } catch {
      unavailable.current();
      return;
    }
    const made = renderer.current;
    made.setSize(width, height, false);
    return () => {
      made.dispose();
      made.forceContextLoss();
      renderer.current = null;
    };
  }, []);

  useEffect(() => {
    let closed = false;
    const draw = () => {
      if (!closed && renderer.current) drawRunner(renderer.current, runner);
    };
    document.fonts.load(clothFont).then(draw, draw);
    return () => {
      closed = true;
    };
  }, [runner]);

  return <canvas ref={canvas} width={width} height={height} className={styles.still} aria-hidden />;
}

function drawRunner(renderer: WebGLRenderer, runner: FilmRunner) {
  const scene = new Scene();
  const field = new Field([runner], lightOf('day'));
  scene.add(field.body, field.shadow);
  for (const mesh of [field.body, field.shadow]) mesh.frustumCulled = false;
  const camera = new PerspectiveCamera(14, width / height, 0.1, 100);
  camera.position.set(3.5, 1.6, 13.6);
  camera.lookAt(0.05, 1.12, 0);
  field.set(0, { ...emptyRunner(), strides: moment }, { turn: 0, nod: 0 });
  field.commit();
  renderer.render(scene, camera);
  // What is drawn stands without them.
  release(scene);
}
