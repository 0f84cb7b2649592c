import type { Locator, Page } from 'playwright';

/** How a player works a page. The steps of a story are the same, whichever input plays them. */
export interface InputMethod {
  /** Presses a button, follows a link, or takes an item of a menu or a day of a month. */
  press: (target: Locator) => Promise<void>;
  /** Picks from a list that unfolds, by the words of the option. */
  pick: (list: Locator, option: string) => Promise<void>;
  /** Writes into a field, in the place of what it holds. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Chooses one of several radio buttons. */
  choose: (radio: Locator) => Promise<void>;
  /** Moves a slider to its least. */
  lower: (slider: Locator) => Promise<void>;
}

/** A pointer: Playwright presses only what is in sight, holds still and is covered by nothing. */
export function byMouse(page: Page): InputMethod {
  return byPointer(page, (target) => target.click());
}

/** A finger, for a context with `hasTouch`: the keys are those of the screen. */
export function byTouch(page: Page): InputMethod {
  return byPointer(page, (target) => target.tap());
}

function byPointer(page: Page, press: (target: Locator) => Promise<void>): InputMethod {
  return {
    press,
    // What unfolds is drawn by the system, where no pointer of a test comes.
    pick: async (list, option) => {
      await press(list);
      await list.selectOption(option);
    },
    write: async (field, text) => {
      await press(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    choose: (radio) => press(radio.locator('xpath=ancestor::label')),
    lower: async (slider) => {
      const track = slider.locator('xpath=ancestor::*[@role="group"]');
      await track.scrollIntoViewIfNeeded();
      const box = await track.boundingBox();
      const thumb = await slider.locator('xpath=..').boundingBox();
      if (box === null || thumb === null) throw new Error('The slider is not in sight.');
      await page.mouse.click(box.x + 2, thumb.y + thumb.height / 2);
    },
  };
}
