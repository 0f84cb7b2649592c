import { type GameErrorCode, gameErrors } from '@furlong/game/rules';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { refusal } from './backendStates.ts';
import { horse } from './fixtures.ts';

/** The windows in which a refusal has to be read where it was caused. */
export const windows = {
  desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } },
  hand: { name: 'Hand', styles: { width: '390px', height: '844px' } },
};

/** Answers the calls of a function of the database with these refusals, one after the other. */
export function refusing(call: string, codes: readonly GameErrorCode[]) {
  return () => {
    const next = [...codes];
    return [http.post(`*/rest/v1/rpc/${call}`, () => refusal(next.shift() ?? 'server_failed'))];
  };
}

/** Waits until the sentence of a refusal is read once in `region`, as a whole and uncovered in the window. */
export async function expectTold(region: HTMLElement, code: GameErrorCode) {
  await waitFor(() => {
    const sentence = within(region).getByText(gameErrors[code], { exact: false });
    expect(sentence).toBeVisible();
    const { left, width, top, bottom } = sentence.getBoundingClientRect();
    // A window is scrolled by whole pixels.
    expect(Math.round(top)).toBeGreaterThanOrEqual(0);
    expect(Math.round(bottom)).toBeLessThanOrEqual(window.innerHeight);
    for (const y of [top + 2, bottom - 2]) {
      expect(sentence).toContainElement(
        document.elementFromPoint(left + width / 2, y) as HTMLElement | null,
      );
    }
  });
}

/** More horses than any window shows. */
export const sixtyHorses = Array.from({ length: 60 }, (_, index) => ({
  ...horse,
  ...{ id: `h${index}`, name: `Number ${index + 1}`, equipment: [] },
}));
