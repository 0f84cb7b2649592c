/**
 * The frame that holds a story. It is seen through, and so never painted, which is a good part of the work of
 * showing a story: its layout, its styles and its frames of animation stay as they are.
 */
const frame = window.frameElement as HTMLElement | null;

const setOpacity = (opacity: string) => frame?.style.setProperty('opacity', opacity);
setOpacity('0');

/** Has the story painted for as long as somebody looks at it. */
export async function whilePainted(look: () => Promise<void>) {
  setOpacity('1');
  try {
    await look();
  } finally {
    setOpacity('0');
  }
}
