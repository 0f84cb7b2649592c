import { useEffect, useRef } from 'react';
import { Color, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import type { FilmRunner } from './film';
import { emptyRunner } from './motion/RunnerMoment';
import { Field } from './scene/field';
import { lightOf } from './scene/light';

/** Pictures in a row, and rows. */
const columns = 4;
const rows = 2;
/** Metres out of sight, where the other runners wait. */
const away = 300;

export interface GallopSheetProps {
  runner: FilmRunner;
  width: number;
  height: number;
}

/** Eight moments of a stride side by side: what a glance at the gait shows. For stories. */
export function GallopSheet({ runner, width, height }: GallopSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const renderer = new WebGLRenderer({
      canvas: canvas.current,
      antialias: true,
      stencil: true,
      preserveDrawingBuffer: true,
    });
    renderer.setSize(width, height, false);
    renderer.setScissorTest(true);
    const scene = new Scene();
    scene.background = new Color('#F4EEE0');
    const count = columns * rows;
    const field = new Field(
      Array.from({ length: count }, () => runner),
      lightOf('day'),
    );
    scene.add(field.body, field.shadow);
    for (const mesh of [field.body, field.shadow]) mesh.frustumCulled = false;
    const camera = new PerspectiveCamera(14, width / columns / (height / rows), 0.1, 100);
    camera.position.set(0.05, 1.35, 14.6);
    camera.lookAt(0.05, 1.08, 0);
    for (let shown = 0; shown < count; shown++) {
      for (let i = 0; i < count; i++) {
        const at = { ...emptyRunner(), strides: i / count, x: i === shown ? 0 : -away };
        field.set(i, at, { turn: 0, nod: 0 });
      }
      field.commit();
      const x = ((shown % columns) * width) / columns;
      const y = height - ((Math.floor(shown / columns) + 1) * height) / rows;
      renderer.setViewport(x, y, width / columns, height / rows);
      renderer.setScissor(x, y, width / columns, height / rows);
      renderer.render(scene, camera);
    }
    return () => renderer.forceContextLoss();
  }, [runner, width, height]);
  return <canvas ref={canvas} width={width} height={height} style={{ display: 'block' }} />;
}
