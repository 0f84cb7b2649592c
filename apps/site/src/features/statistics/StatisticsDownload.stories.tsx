import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { horse } from '../../storybook/fixtures.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { raced } from '../../storybook/racedStable.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Performance Stats, Downloads',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: `/stable/performance-stats?horse=${horse.id}`, player: ada },
});

/** What is saved is a file of its own for each kind of figures, made in the browser. */
export const Download = meta.story({
  args: raced(12),
  play: async ({ canvas, userEvent }) => {
    const saved: { name: string; file: Promise<string> }[] = [];
    const files = new Map<string, Blob>();
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      const url = createObjectURL(blob);
      files.set(url, blob);
      return url;
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target;
      if (!(link instanceof HTMLAnchorElement) || link.download === '') return;
      event.preventDefault();
      saved.push({
        name: link.download,
        file: files.get(link.href)?.text() ?? Promise.resolve(''),
      });
    };
    // The link is nowhere in the document: its press is heard at itself alone.
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      this.addEventListener('click', onClick);
      click.call(this);
    };
    try {
      for (const what of ['strike rates', 'earnings', 'ratings', 'condition']) {
        await userEvent.click(
          await canvas.findByRole('button', { name: `Download ${what} as CSV` }),
        );
      }
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    await waitFor(() => expect(saved).toHaveLength(4));
    await expect(saved.map(({ name }) => name)).toEqual([
      'furlong-strike-rates-silver-comet.csv',
      'furlong-earnings-silver-comet.csv',
      'furlong-ratings-silver-comet.csv',
      'furlong-condition-silver-comet.csv',
    ]);
    const [rates, , ratings] = await Promise.all(saved.map(({ file }) => file));
    await expect(rates).toContain('\r\nDistance,Mile,');
    await expect(ratings?.match(/\r\nSilver Comet,/g)).toHaveLength(12);
  },
});
