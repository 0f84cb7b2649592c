import { type Pictures, versionOf } from '../previews/pictures.ts';
import type { Previews } from '../previews/previews.ts';
import { refusal } from '../shared/refusal.ts';
import { addressKey } from './addressKey.ts';
import { type App, createApp } from './app.ts';
import { QueueFull } from './fairQueue.ts';

/** Answers with the picture of a page, which is named like it: /pictures/races/….png. */
export function pictures({ previews, pictures }: { previews: Previews; pictures: Pictures }): App {
  return createApp().get('/pictures/:page{.+\\.png}', async (c) => {
    const requester = addressKey(c.var.address);
    const page = c.req.param('page').slice(0, -'.png'.length);
    const address = new URL(page === 'club' ? '/' : `/${page}`, c.req.url);
    const { path, picture } = await previews.of(address, requester);
    if (path === null) return c.notFound();
    if (picture === null) return busy();
    const version = versionOf(picture);
    const headers = {
      etag: `"${version}"`,
      // Pages name the version that they mean: what is shown at it never changes.
      'cache-control':
        c.req.query('v') === version ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    };
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
    try {
      const png = await pictures.draw(picture, requester);
      const length = String(png.byteLength);
      return c.body(png, 200, {
        ...headers,
        'content-type': 'image/png',
        'content-length': length,
      });
    } catch (error) {
      if (error instanceof QueueFull) return busy();
      throw error;
    }
  });
}

function busy(): Response {
  return refusal(503, 'busy', 'The picture cannot be drawn now. Please try again.', {
    'retry-after': '5',
  });
}
