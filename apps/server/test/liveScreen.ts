/** An event as a screen gets it. */
export interface LiveEvent {
  name: string;
  data: unknown;
}

/** A screen that listens to a topic, as a browser does. */
export interface LiveScreen {
  status: number;
  /** The next event but beats; rejects when the channel ends before. */
  next: () => Promise<LiveEvent>;
  /** Resolves when the server has ended the channel. */
  over: Promise<void>;
  leave: () => void;
}

export async function liveScreen(url: string, topic: string): Promise<LiveScreen> {
  const leaving = new AbortController();
  const { status, body } = await fetch(`${url}/live?topic=${topic}`, { signal: leaving.signal });
  const events: LiveEvent[] = [];
  const waiting: ((event: LiveEvent) => void)[] = [];
  const failing: ((error: Error) => void)[] = [];
  let ended = false;
  const read = async () => {
    let text = '';
    const stream = body?.pipeThrough(new TextDecoderStream());
    for await (const part of stream ?? []) {
      text += part;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = toEvent(text.slice(0, end));
        text = text.slice(end + 2);
        if (event === null || event.name === 'beat') continue;
        const first = waiting.shift();
        if (first === undefined) events.push(event);
        else first(event);
      }
    }
  };
  const over = read()
    .catch(() => {})
    .then(() => {
      ended = true;
      for (const fail of failing) fail(new Error('The channel has ended.'));
    });
  return {
    status,
    next: () =>
      new Promise((resolve, reject) => {
        const first = events.shift();
        if (first !== undefined) return resolve(first);
        if (ended) return reject(new Error('The channel has ended.'));
        waiting.push(resolve);
        failing.push(reject);
      }),
    over,
    leave: () => leaving.abort(),
  };
}

function toEvent(text: string): LiveEvent | null {
  const [, name = ''] = /^event: (.*)$/m.exec(text) ?? [];
  const [, data] = /^data: (.*)$/m.exec(text) ?? [];
  return data === undefined ? null : { name, data: JSON.parse(data) };
}
