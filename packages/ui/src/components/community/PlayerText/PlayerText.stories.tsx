import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PlayerText, type PlayerTextProps } from './PlayerText';

const letter = `Well run at **Saltmarsh** yesterday. Two questions:

- did it *like* the ground?
- is it for sale?

> I would not sell it for less than $9,000.

That is near [its guide](/marketplace/buy-in-sales-ring). See also https://example.org/going.
The film is worth a look.`;

const meta = preview.meta({
  title: 'Components/Community/PlayerText',
  component: PlayerText,
  args: { text: letter } satisfies PlayerTextProps,
  parameters: { maxInlineSize: 560 },
});

/** What a player writes: emphasis, lists, quotes and links. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saltmarsh').tagName).toBe('STRONG');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'its guide' })).not.toHaveAttribute('target');
    const away = canvas.getByRole('link', { name: /^https:\/\/example\.org\/going/ });
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    await expect(away).toHaveAttribute('target', '_blank');
  },
});

/** Mark-up of a page, pictures, and links that run something: all of it is text. */
export const Hostile = meta.story({
  args: {
    text: [
      '<img src=x onerror="alert(1)"> <script>alert(1)</script>',
      '<b onclick="alert(1)">bold</b>',
      '![a picture](https://example.org/x.png)',
      '[press](javascript:alert(1)) [this](data:text/html,x) [or](//example.org) [or](/\\example.org)',
      'Hay &amp; oats &lt;b&gt; &#38;',
      '<javascript:alert(1)> [up](../../x) [a mail](mailto:x@example.org)',
    ].join('\n\n'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<img src=x onerror=/)).toBeVisible();
    await expect(canvas.getByText('a picture')).toBeVisible();
    // A name would be read by an element's innerHTML, which the site's policy forbids.
    await expect(canvas.getByText('Hay &amp; oats &lt;b&gt; &')).toBeVisible();
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    await expect(canvasElement.querySelectorAll('img, script, b, [onclick]')).toHaveLength(0);
  },
});

/** A heading, code, a rule, a numbered list, a text from right to left, and quotes within quotes. */
export const Everything = meta.story({
  args: {
    text: [
      ...['# A heading', '`code` and', '```', 'lines of', 'code', '```', '***', '3. third'],
      ...['4. fourth', '', 'مرحبا بالعالم', '', '> one', '>> two', '>>> three', '>>>> four'],
      ...['>>>>> five', '', 'a\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301 much marked'],
    ].join('\n'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('A heading').tagName).toBe('STRONG');
    await expect(canvas.getByRole('list')).toHaveAttribute('start', '3');
    await expect(canvasElement.querySelectorAll('blockquote')).toHaveLength(4);
    await expect(canvas.getByText('five')).toBeVisible();
  },
});

/** Lists and quotes deeper than any reader follows stand no deeper than four. */
export const Deep = meta.story({
  args: { text: `${'* '.repeat(60)}x\n\n${'> '.repeat(60)}y` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('x')).toBeVisible();
    await expect(canvasElement.querySelectorAll('ul')).toHaveLength(4);
    await expect(canvasElement.querySelectorAll('li > li')).toHaveLength(0);
  },
});

/** A word without end breaks within its column. */
export const Long = meta.story({
  args: { text: `${'gallop'.repeat(60)}\n\nhttps://example.org/${'path/'.repeat(60)}` },
  parameters: { maxInlineSize: 320 },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
