import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What the package offers, and one of the sources that it was made of. */
const whole = /\/three\/build\/three\.module\.js$/;
const source = /\/three\/src\/.*\.js$/;

/** Pieces of GLSL that our own materials, or the renderer itself, include. */
const kept = /(colorspace_fragment|colorspace_pars_fragment|common|background)\.glsl\.js$/;

/**
 * What is never asked for, with the little of it that the renderer calls: virtual reality, light
 * from a picture of the surroundings, and shadows by lamps.
 */
const unused = {
  WebXRManager: `import { EventDispatcher } from '../../core/EventDispatcher.js';
export class WebXRManager extends EventDispatcher {
  enabled = false; isPresenting = false;
  getEnvironmentBlendMode() {} setAnimationLoop() {} dispose() {} getDepthTexture() {}
  hasDepthSensing() { return false } getCamera() {} updateCamera() {} getFoveation() {}
}`,
  WebGLEnvironments: `export class WebGLEnvironments { get() { return null } dispose() {} }`,
  DFGLUTData: `export function getDFGLUT() {}`,
  WebGLShadowMap: `export class WebGLShadowMap { enabled = false; render() {} }`,
};

const slim = {
  name: 'furlong:slim-three',
  async load(id: string) {
    if (whole.test(id)) return `export * from '../src/Three.js';`;
    if (!source.test(id)) return null;
    const replaced = Object.entries(unused).find(([name]) => id.endsWith(`/${name}.js`));
    if (replaced) return replaced[1];
    if (!/\/Shader(Chunk|Lib)\//.test(id)) return null;
    const code = await readFile(id, 'utf8');
    return code.replace(/`[\s\S]*?`/g, (shader) =>
      kept.test(id) ? shader.replace(/\/\/.*$/gm, '') : '``',
    );
  },
};

/**
 * Builds three from its sources without the shaders of its own materials and without what is never
 * asked for. Every material of the race view is its own, but the library names all of them in one
 * table, so that no bundler can leave them out. Stories are drawn by the same build.
 */
export function slimThree(): Plugin {
  return {
    ...slim,
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [slim] } } }),
  };
}
