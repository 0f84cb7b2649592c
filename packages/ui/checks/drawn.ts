import { vi } from 'vitest';

/** Waits for what is fetched for a picture: the fonts, and the drawings that stand in files of their own. */
export async function drawn() {
  await document.fonts.ready;
  for (const use of document.querySelectorAll<SVGUseElement>('use[href*=".svg"]')) {
    if (!use.checkVisibility()) continue;
    await vi.waitFor(
      () => {
        if (use.getBBox().width === 0) throw new Error(`${use.href.baseVal} draws nothing`);
      },
      { timeout: 20_000 },
    );
  }
}
