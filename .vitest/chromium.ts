import bundled from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright';

/** Switches of the bundled browser that would hide what a real visitor's browser enforces. */
const unlikeAVisitor = new Set([
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--single-process',
  '--no-zygote',
]);

/** Switches of the bundled browser that paint every frame on a graphics card made of software. */
const emulatedGraphics = new Set([
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
]);

/**
 * What the browser sets for itself as it starts. glibc before 2.41 moves the environment when a
 * second variable is added to it, and a thread that reads one just then dies: "general protection
 * fault" in getenv, once in some hundred starts. What is there already is not added.
 */
const setBeforehand = { DBUS_SESSION_BUS_ADDRESS: 'disabled:', FC_FONTATIONS: '1' };

/**
 * How to launch the browser that every browser test uses: the Chromium that the lockfile pins,
 * which npm delivers for Linux on x64. Elsewhere the Chrome that is installed is used.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  return {
    executablePath: await bundled.executablePath(),
    env: { ...process.env, ...setBeforehand },
    args: [
      ...bundled.args.filter((arg) => !unlikeAVisitor.has(arg) && !emulatedGraphics.has(arg)),
      // Painted without one, the suite's stories take half the time of the processor.
      '--disable-gpu',
      // In one piece: where two tiles meet, a slanted edge comes out darker, and tiles move.
      '--max-untiled-layer-width=4096',
      '--max-untiled-layer-height=16384',
    ],
  };
}
