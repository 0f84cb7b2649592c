/** Overflow that is meant: it scrolls, or is cut on purpose. */
const contained = (element: Element) => getComputedStyle(element).overflowX !== 'visible';

function insideContained(element: Element, root: Element): boolean {
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    if (contained(at)) return true;
  }
  return false;
}

/** How far an element sticks out of `bounds`, or its own words out of its box, in px. */
function overflow(element: Element, bounds: DOMRect): number {
  const { left, right, width } = element.getBoundingClientRect();
  // One pixel wide: hidden from the eye, and there for those who listen.
  if (width <= 1) return 0;
  const out = Math.max(bounds.left - left, right - bounds.right);
  const spills = element instanceof HTMLElement && !contained(element) && element.clientWidth > 0;
  return Math.max(out, spills ? element.scrollWidth - element.clientWidth : 0);
}

/**
 * The innermost elements inside `root` that stick out of it, or whose words stick out of their own
 * box, as short descriptions. Up to 1 px is the layout's rounding.
 */
export function overflowing(root: Element): string[] {
  const bounds = root.getBoundingClientRect();
  const found = [...root.querySelectorAll('*')].filter(
    (element) =>
      (element instanceof HTMLElement || element instanceof SVGSVGElement) &&
      element.checkVisibility() &&
      !insideContained(element, root) &&
      overflow(element, bounds) > 1,
  );
  return found
    .filter((element) => !found.some((other) => other !== element && element.contains(other)))
    .map((element) => `${describe(element)}: ${Math.round(overflow(element, bounds))} px`);
}

function describe(element: Element) {
  const words = element.textContent?.trim().slice(0, 24) ?? '';
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${words}”`;
}
