import { refusalsOf } from '@furlong/backend/refusals';
import { type GameErrorCode, gameErrors } from '@furlong/game/rules';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusal } from './backendStates.ts';
import { horse } from './fixtures.ts';
import type { PageStoryProps } from './PageStory.tsx';

/** A function of the database that may refuse a player. */
export type Refused = keyof typeof refusalsOf;

/** The windows in which a refusal has to be read where it was caused. */
const windows = {
  desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } },
  hand: { name: 'Hand', styles: { width: '390px', height: '844px' } },
};

/** A story on a phone: what is read there has more room nearly everywhere else. */
export const mobile = {
  parameters: { viewport: { options: windows } },
  globals: { viewport: { value: 'hand' } },
};
export const desktop = { ...mobile, globals: { viewport: { value: 'desk' } } };

/** The refusals that are read where they were caused: one for want of a session leads to the login. */
const readInPlace = (codes: readonly GameErrorCode[]) =>
  codes.filter((code) => code !== 'not_signed_in');

/** Answers the calls of a function with these refusals, one after the other. */
export function refusing(call: Refused, codes: readonly GameErrorCode[] = refusalsOf[call]) {
  return () => {
    const next = readInPlace(codes);
    return [http.post(`*/rest/v1/rpc/${call}`, () => refusal(next.shift() ?? 'server_failed'))];
  };
}

/** A story in which every refusal of a function is read, each where it was caused by `again`. */
export const refused = (
  call: Refused,
  args: Partial<PageStoryProps>,
  again: (round: number) => Promise<void>,
) => ({
  ...mobile,
  args: { ...args, handlers: refusing(call) },
  play: () => readEach(refusalsOf[call], again),
});

/** Causes one refusal after the other, and reads each of them and no other. */
export async function readEach(
  codes: readonly GameErrorCode[],
  again: (round: number) => Promise<void>,
) {
  for (const [round, code] of readInPlace(codes).entries()) {
    await again(round);
    await expectTold(code);
    const page = document.body.textContent ?? '';
    const others = codes.filter((other) => other !== code && page.includes(gameErrors[other]));
    expect(others).toEqual([]);
  }
}

/** Presses a button by turns at the upper and the lower edge of the window, as far as its page scrolls. */
export async function press(name: string, round: number, region: HTMLElement = document.body) {
  const button = await within(region).findByRole('button', { name });
  button.scrollIntoView({ block: round % 2 === 0 ? 'start' : 'end' });
  await userEvent.click(button);
}

/** Presses a button of a dialog, which another button opens in the first round. */
export async function pressInDialog(opener: string, name: string, round: number) {
  if (round === 0) await press(opener, round);
  await press(name, round, await screen.findByRole('dialog'));
}

/** Waits until the sentence of a refusal is read once, as a whole and uncovered in the window. */
export async function expectTold(code: GameErrorCode) {
  await waitFor(() => {
    const sentence = screen.getByText(gameErrors[code], { exact: false });
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
