import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

it('says what the game is where the page is served as a file, and no server writes its head', () => {
  expect(page).toContain('<title data-preview="page">Furlong</title>');
  for (const name of ['name="description"', 'property="og:title"', 'property="og:description"']) {
    const [, content = ''] =
      new RegExp(`<meta data-preview="page" ${name} content="([^"]*)"`).exec(page) ?? [];
    expect(content).toMatch(/^(Furlong$|Own\. Train\. Race\. Win!)/);
  }
});
