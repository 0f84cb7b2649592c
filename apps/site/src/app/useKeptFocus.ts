import { useEffect } from 'react';
import { focusAnyway, focusPage } from './focusPage.ts';

/** An element and all that it stands in, innermost first, up to the document's body. */
function pathOf(target: EventTarget | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  let at = target instanceof Element ? target : null;
  for (; at !== null && at !== document.body; at = at.parentElement) {
    if (at instanceof HTMLElement) path.push(at);
  }
  return path;
}

/** Whether an element may have the focus: it is shown, and not switched off. */
const canHold = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null;

/** What takes an element away, or hides it or what it stands in. */
const takingAway: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['class', 'disabled', 'hidden', 'inert', 'open', 'style'],
};

/**
 * Keeps the focus near its place when what had it is removed, disabled or no longer shown. Left to
 * itself the browser would drop it to the body, and who hears the page would begin again at its top.
 */
export function useKeptFocus() {
  useEffect(() => {
    let path: HTMLElement[] = [];
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      path = pathOf(target);
    };
    // Pressed beside everything, the focus is given up on purpose; a control takes it after this.
    const forget = () => {
      path = [];
    };
    const look = () => {
      frame = 0;
      const [last, ...around] = path;
      const at = document.activeElement;
      if (!last || (at !== document.body && at !== last) || canHold(last)) return;
      const left = around.find(canHold);
      // What holds the heading is the page as a whole.
      if (left && !left.querySelector('h1')) focusAnyway(left);
      else focusPage();
      // What has it now may be about to go, too, by a rule of style that no observer sees.
      if (document.activeElement !== document.body) lookSoon();
    };
    // A closing dialog or menu hands the focus back by itself, and gets the time to.
    const lookSoon = () => {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, takingAway);
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    // A window made narrower may hide what had it.
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
      window.removeEventListener('resize', lookSoon);
    };
  }, []);
}
