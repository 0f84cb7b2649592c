/** Who waits longer for a font reads without it, ms. */
const patience = 2_000;

/**
 * Waits for the fonts, which come beside the scripts: text that is drawn before them moves when they are there. Those
 * that only stand in until then are at hand.
 */
export function fontsThere(): Promise<unknown> {
  const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  return Promise.race([
    Promise.allSettled(faces.map((face) => face.load())),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
