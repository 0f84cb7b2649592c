/** What an element itself adds to how text inside it looks. */
function ownLook(element: Element): string {
  const { color, backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
  return [
    element.getAttribute('class'),
    color,
    backgroundColor,
    backgroundImage,
    opacity,
    filter,
  ].join(' ');
}

const opaque = /^rgb\(/;

/**
 * How the text of an element looks: its letters, and all that it lies on up to the first ground that
 * nothing shines through.
 */
function lookOf(element: Element, ownLooks: Map<Element, string>): string {
  const { fontSize, fontWeight, textShadow } = getComputedStyle(element);
  const layers = [fontSize, fontWeight, textShadow];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const look = ownLooks.get(at) ?? ownLook(at);
    ownLooks.set(at, look);
    layers.push(look);
    if (opaque.test(getComputedStyle(at).backgroundColor)) break;
  }
  return layers.join('\n');
}

function hasTextOfItsOwn(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** Text that nobody has to be able to read. */
const exempt = '[aria-hidden="true"], [inert], :disabled, [aria-disabled="true"]';

/** Whether an element is for those who listen alone, as a link is that is shown when the keyboard has come to it. */
function isUnseen(element: Element): boolean {
  return getComputedStyle(element).clipPath === 'inset(50%)';
}

/** Of each way in which text inside `root` looks one element that shows it, and the look. */
export function textLooks(root: Element): Map<Element, string> {
  const ownLooks = new Map<Element, string>();
  const found = new Map<string, Element>();
  for (const element of root.querySelectorAll('*')) {
    if (!hasTextOfItsOwn(element) || element.closest(exempt)) continue;
    if (!element.checkVisibility() || isUnseen(element)) continue;
    const look = lookOf(element, ownLooks);
    if (!found.has(look)) found.set(look, element);
  }
  return new Map([...found].map(([look, element]) => [element, look]));
}
