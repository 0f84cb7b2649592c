import type { TestContext } from 'vitest';
import { button } from '../src/primitives/Button/Button.css';

const { variant } = button.classNames.variants;
const filled = [variant.gold, variant.primary, variant.danger]
  .map((name) => `.${name}:not(:disabled)`)
  .join();

const regions = 'main, section, article, form, dialog, [role="dialog"], [role="alertdialog"]';
/** Asks for an answer of its own, wherever it is opened. */
const asking = 'form, dialog, [role="dialog"], [role="alertdialog"]';

/** One of many: an item of a list, a row of a table, a card beside other cards. */
function isOneOfMany(element: Element): boolean {
  if (element.matches('li, tr, [aria-posinset]')) return true;
  const siblings = [...(element.parentElement?.children ?? [])];
  return (
    element.matches('article') && siblings.filter((each) => each.matches('article')).length > 1
  );
}

/** The region that a button belongs to; of one in a row or on a card, that of the whole list. */
function regionOf(element: Element): Element | undefined {
  let region: Element | undefined;
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (!region && at.matches(regions)) region = at;
    if (region?.matches(asking)) return region;
    if (isOneOfMany(at)) region = undefined;
  }
  return region;
}

const wordsOf = (element: Element) => element.textContent.trim();

/** The regions inside `root` that hold two filled buttons, each by the words on them. */
export function crowdedRegions(root: Element): string[] {
  const held = new Map<Element, string[]>();
  for (const each of root.querySelectorAll(filled)) {
    const region = each.checkVisibility() ? regionOf(each) : undefined;
    if (region) held.set(region, [...(held.get(region) ?? []), wordsOf(each)]);
  }
  return [...held]
    .filter(([, words]) => words.length > 1)
    .map(([{ tagName }, words]) => `${tagName.toLowerCase()}: ${words.join(', ')}`);
}

/** What a story may show: one filled button in each region. */
export function filledButtons({ story, expect }: TestContext) {
  if (!story) return;
  expect(crowdedRegions(document.body), 'regions with two filled buttons').toEqual([]);
}
