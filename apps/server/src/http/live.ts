import type { ServerResponse } from 'node:http';
import type { LiveHub } from '../live/hub.ts';
import { topicPattern } from '../live/told.ts';
import { refusal } from '../shared/refusal.ts';
import { addressKey } from './addressKey.ts';
import { type App, createApp, fromNode } from './app.ts';

/** How many screens may listen at once, in all and from one network address. */
const most = { inAll: 5_000, fromAddress: 1_200 };

/** By which a page tells the channel from a server that has none. */
const eventStream = 'text/event-stream; charset=utf-8';

/** A screen that has not taken so many bytes is let go. */
const longestUnread = 256 * 1024;

/**
 * The live channel: server-sent events of one topic, for as long as the screen looks. It tells what everybody may
 * know, so that it asks nobody who they are.
 */
export function live(hub: LiveHub): App {
  const from = new Map<string, number>();
  return createApp().get('/live', async (c, next) => {
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': eventStream });
    const topic = c.req.query('topic') ?? '';
    if (!topicPattern.test(topic)) return refusal(400, 'bad_request', 'There is no such topic.');
    const address = addressKey(c.var.address);
    const listening = from.get(address) ?? 0;
    if (hub.silent || hub.screens >= most.inAll || listening >= most.fromAddress) {
      return refusal(503, 'server_failed', 'The live channel takes no more screens.');
    }
    from.set(address, listening + 1);
    return fromNode((_incoming, outgoing) => {
      begin(outgoing);
      const stop = hub.listen(topic, {
        write: (text) => {
          outgoing.write(text);
          return outgoing.writableLength < longestUnread;
        },
        end: () => outgoing.destroy(),
      });
      outgoing.once('close', () => {
        stop();
        const left = (from.get(address) ?? 1) - 1;
        if (left > 0) from.set(address, left);
        else from.delete(address);
      });
    })(c, next);
  });
}

function begin(outgoing: ServerResponse) {
  outgoing.writeHead(200, {
    'content-type': eventStream,
    'cache-control': 'no-store',
    // A proxy that gathers what it passes on would hold it back.
    'x-accel-buffering': 'no',
  });
  // Who is cut off comes back after so many ms.
  outgoing.write('retry: 2000\n\n');
}
