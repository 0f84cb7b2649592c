import bundled from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright';

/** Switches of the bundled browser that would hide what a real visitor's browser enforces. */
const unlikeAVisitor = new Set([
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--single-process',
  '--no-zygote',
]);

/**
 * Painted by the processor, not by the emulated graphics card: a quarter of the work, and the card
 * stays for what draws with WebGL. A layer is painted in one piece and always whole: where two tiles
 * or a part painted later meet the rest, a slanted edge comes out darker, and they lie otherwise
 * from run to run.
 */
const painting = [
  '--disable-gpu-compositing',
  '--default-tile-width=4096',
  '--default-tile-height=8192',
  '--max-untiled-layer-width=4096',
  '--max-untiled-layer-height=8192',
  '--disable-partial-raster',
];

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
    args: [...bundled.args.filter((arg) => !unlikeAVisitor.has(arg)), ...painting],
  };
}
