import type { Preview } from '@furlong/site/previews';
import { html } from 'hono/html';

/**
 * A preview as elements of a page's head; what players have named is escaped. The site takes them out
 * by their attribute once it names the page itself: those of its address when another is opened.
 *
 * @param origin the site's own, such as 'https://furlong.example'
 */
export function renderHead({ title, description, type, path }: Preview, origin: string): string {
  const head = html`<title data-preview="page">${title} · Furlong</title>
<meta data-preview="page" name="description" content="${description}" />
<meta data-preview="page" property="og:site_name" content="Furlong" />
<meta data-preview="page" property="og:title" content="${title}" />
<meta data-preview="page" property="og:description" content="${description}" />
<meta data-preview="page" name="twitter:card" content="summary" />
<meta data-preview="address" property="og:type" content="${type}" />
`;
  if (path === null)
    return `${head}<meta data-preview="address" name="robots" content="noindex" />\n`;
  const url = origin + path;
  return `${head}${html`<meta data-preview="address" property="og:url" content="${url}" />
<link data-preview="address" rel="canonical" href="${url}" />
`}`;
}
