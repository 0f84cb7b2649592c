import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { InputMethod } from './inputMethod.ts';

/** Presses of a key after which it counts as leading nowhere: more stops than a page and its footer have. */
const mostStops = 150;

/**
 * Keys alone: Tab has to lead there from where the focus is, and the arrows within a menu, a month or
 * a group of radio buttons; what they lead to is in sight and ringed. A focus that a press has lost
 * is an error, for its player would have to begin at the top again.
 */
export function byKeyboard(page: Page): InputMethod {
  const { keyboard } = page;

  async function reach(target: Locator) {
    await target.waitFor({ state: 'attached' });
    await expect
      .poll(() => page.evaluate(hasFocus), { message: `the focus on the way to ${target}` })
      .toBe(true);
    await expect
      .poll(() => target.evaluate(isEntered), { message: `the focus in the menu of ${target}` })
      .toBe(true);
    for (let stops = 0; stops < mostStops; stops++) {
      const key = await target.evaluate(keyTowards);
      if (key === null) {
        await expect
          .poll(() => target.evaluate(howItIsShown), { message: `${target}` })
          .toEqual({ covered: false, ringed: true });
        return;
      }
      await keyboard.press(key);
    }
    const focused = await page.locator(':focus').evaluateAll(([stop]) => stop?.outerHTML);
    throw new Error(`No key leads to ${target}, but to ${focused}.`);
  }

  return {
    press: async (target) => {
      await reach(target);
      await keyboard.press('Enter');
    },
    pick: async (list, option) => {
      await reach(list);
      const options = list.getByRole('option');
      await options.getByText(option, { exact: true }).waitFor({ state: 'attached' });
      const words = await options.allTextContents();
      await keyboard.press('Home');
      for (let at = 0; at < words.indexOf(option); at++) await keyboard.press('ArrowDown');
      expect(await list.locator(':checked').textContent()).toBe(option);
    },
    write: async (field, text) => {
      await reach(field);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    choose: reach,
    lower: async (slider) => {
      await reach(slider);
      await keyboard.press('Home');
    },
  };
}

/** Whether something has the focus, which need not be before the first key on a page. */
function hasFocus(): boolean {
  const walked = 'furlongWalked' in window;
  Reflect.set(window, 'furlongWalked', true);
  return !walked || document.activeElement !== document.body;
}

/** Whether the menu that an element is of, if it is of one, has taken the focus: before that Tab closes it. */
function isEntered(element: Element): boolean {
  return element.closest('[role="menu"]')?.contains(document.activeElement) ?? true;
}

/** The key that leads from what has the focus towards an element; null when it has it. */
function keyTowards(element: Element): string | null {
  const { activeElement: focus, body } = document;
  if (focus === element) return null;
  const within = element.closest('[role="menu"], [role="tablist"], table, fieldset');
  const radio = element.matches('input[type="radio"]');
  const roving = radio || (element instanceof HTMLElement && element.tabIndex < 0);
  const isBefore = (other: Element) =>
    Boolean(
      (focus ?? body).compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING &&
        !other.contains(focus ?? body),
    );
  if (!roving || within === null) return isBefore(element) ? 'Shift+Tab' : 'Tab';
  if (within.contains(focus)) {
    const [on, back] = within.matches('[role="menu"]')
      ? ['ArrowDown', 'ArrowUp']
      : ['ArrowRight', 'ArrowLeft'];
    return isBefore(element) ? back : on;
  }
  return isBefore(within) ? 'Shift+Tab' : 'Tab';
}

/** Whether something lies over the middle of an element, and whether it or what it is part of is ringed. */
function howItIsShown(element: Element): { covered: boolean; ringed: boolean } {
  // What it is drawn by: a radio button's label, the thumb of a slider.
  const drawn = element.matches('[type="range"]')
    ? element.parentElement
    : element.closest('label');
  const shown = drawn ?? element;
  const [box] = shown.getClientRects();
  const at = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  let ringed = false;
  for (let part: Element | null = element; part !== null; part = part.parentElement) {
    for (const layer of [null, '::before', '::after']) {
      const { outlineStyle, outlineColor } = getComputedStyle(part, layer);
      ringed ||= outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
    }
  }
  return { covered: !at || !shown.contains(at), ringed };
}
