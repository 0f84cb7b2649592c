import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { declaredRace, settledRace } from '../../../storybook/races.ts';
import { ShareRace, type ShareRaceProps } from './ShareRace.tsx';

const share = fn<(shared: ShareData) => Promise<void>>();

/** Puts a share sheet that takes files, or none, in the place of the browser's own. */
function shareSheet(there: boolean) {
  share.mockReset().mockResolvedValue();
  const own = { canShare: there ? () => true : undefined, share };
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  return () => {
    for (const name of Object.keys(own)) Reflect.deleteProperty(navigator, name);
  };
}

const offAt = Date.UTC(2026, 2, 14, 14, 30);
const ahead = { ...declaredRace, race: { ...declaredRace.race, offAt } };
const over = { ...settledRace, race: { ...settledRace.race, offAt } };

const meta = preview.meta({
  title: 'Pages/Race/ShareRace',
  component: ShareRace,
  parameters: { maxInlineSize: 320 },
  args: ahead satisfies ShareRaceProps,
});

export const Default = meta.story();

/** The picture's dots, by row: red, green, blue and alpha of each. */
async function dotsOf(file: File | undefined) {
  if (file === undefined) throw new Error('No file was handed on');
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  pen?.drawImage(bitmap, 0, 0);
  const dots = pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  const at = (x: number, y: number) => [
    ...dots.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
  ];
  /** How many different colours lie in a part of it. */
  const colours = (left: number, top: number, right: number, bottom: number) => {
    const found = new Set<string>();
    for (let y = top; y < bottom; y += 2) {
      for (let x = left; x < right; x += 2) found.add(at(x, y).join());
    }
    return found.size;
  };
  return { width, height, at, colours };
}

export const TestShared = meta.story({
  name: 'Test: the share sheet is handed a picture with name, land and field in it',
  tags: ['!autodocs'],
  beforeEach: () => shareSheet(true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share a picture' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    await expect(file?.name).toBe('ashford-stakes-2026-03-14.png');
    const { width, height, at, colours } = await dotsOf(file);
    await expect([width, height]).toEqual([2400, 1260]);
    // The sky beside the name, and the club's green at the foot: the theme's colours are written out.
    await expect(at(8, 8)).toEqual([0xa9, 0xd4, 0xea]);
    await expect(at(8, 1250)).toEqual([0x0b, 0x23, 0x19]);
    await expect(colours(100, 120, 1000, 800)).toBeGreaterThan(20);
    await expect(colours(1400, 100, 2300, 800)).toBeGreaterThan(100);
    await expect(colours(1300, 960, 2300, 1200)).toBeGreaterThan(40);
  },
});

export const TestSaved = meta.story({
  name: 'Test: without a share sheet the result is saved, named after race and day',
  tags: ['!autodocs'],
  args: over,
  beforeEach: () => shareSheet(false),
  play: async ({ canvas, userEvent }) => {
    let name = '';
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Share a picture' }));
    await expect(await canvas.findByText('The picture is saved.')).toBeVisible();
    await expect(name).toBe('ashford-mile-2026-03-14.png');
    click.mockRestore();
  },
});

export const TestLeft = meta.story({
  name: 'Test: who closes the share sheet is told nothing, and is saved nothing',
  tags: ['!autodocs'],
  beforeEach: () => {
    const restore = shareSheet(true);
    share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
    return restore;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share a picture' });
    await userEvent.click(button);
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const TestFailed = meta.story({
  name: 'Test: a picture that cannot be drawn is said to be none',
  tags: ['!autodocs'],
  beforeEach: () => shareSheet(true),
  play: async ({ canvas, userEvent }) => {
    const fetching = spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Share a picture' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The picture could not be drawn. Please try again.',
    );
    await expect(share).not.toHaveBeenCalled();
    fetching.mockRestore();
  },
});
