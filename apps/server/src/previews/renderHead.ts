import type { Picture, Preview } from '@furlong/site/previews';
import { html, raw } from 'hono/html';
import { versionOf } from './pictures.ts';

/**
 * A preview as elements of a page's head; what players have named is escaped. The site takes them out
 * by their attribute once it names the page itself: those of its address when another is opened.
 *
 * @param origin the site's own, such as 'https://furlong.example'
 */
export function renderHead(
  { title, description, type, path, picture, structured }: Preview,
  origin: string,
): string {
  const head = html`<title data-preview="page">${title} · Furlong</title>
<meta data-preview="page" name="description" content="${description}" />
<meta data-preview="page" property="og:site_name" content="Furlong" />
<meta data-preview="page" property="og:title" content="${title}" />
<meta data-preview="page" property="og:description" content="${description}" />
<meta data-preview="page" name="twitter:card" content="summary_large_image" />
<meta data-preview="address" property="og:type" content="${type}" />
`;
  if (path === null)
    return `${head}<meta data-preview="address" name="robots" content="noindex" />\n`;
  const url = origin + path;
  const image = origin + (picture === null ? '/pictures/club.png' : pictureOf(path, picture));
  return `${head}${html`<meta data-preview="address" property="og:url" content="${url}" />
<link data-preview="address" rel="canonical" href="${url}" />
<meta data-preview="address" property="og:image" content="${image}" />
<meta data-preview="address" property="og:image:type" content="image/png" />
<meta data-preview="address" property="og:image:width" content="1200" />
<meta data-preview="address" property="og:image:height" content="630" />
<meta data-preview="address" property="og:image:alt" content="${title}" />
`}${structured === null ? '' : dataBlock({ ...structured, description, url })}`;
}

/** What a page is about, as JSON-LD: a browser runs nothing of it, and no text in it can end it. */
function dataBlock(about: Readonly<Record<string, unknown>>) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...about });
  return html`<script data-preview="address" type="application/ld+json">${raw(json.replaceAll('<', '\\u003c'))}</script>
`;
}

/** With its version, so that who keeps pictures fetches it anew when what it shows has changed. */
function pictureOf(path: string, picture: Picture): string {
  const name = picture.of === 'club' ? '/club' : path;
  return `/pictures${name}.png?v=${versionOf(picture)}`;
}
