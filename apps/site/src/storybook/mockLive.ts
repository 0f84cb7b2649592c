import { expect, waitFor } from 'storybook/test';

/** What the page listens to, while nobody has told it anything. */
let sources: MockSource[] = [];

/** The live channel as a page sees it: silent, as if it were not there, until a story tells something. */
class MockSource extends EventTarget {
  readonly CLOSED = 2;
  readyState = 0;
  readonly topic: string;

  constructor(address: string) {
    super();
    this.topic = new URL(address, location.href).searchParams.get('topic') ?? '';
    sources.push(this);
  }

  tell(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  close() {
    this.readyState = this.CLOSED;
    sources = sources.filter((source) => source !== this);
  }
}

/** Tells the page that listens to a topic; `run` is that of the channel. */
export async function tellLive(topic: string, changes: readonly unknown[], run = 'first') {
  await waitFor(() => expect(listeners(topic)).toBeGreaterThan(0), { timeout: 5_000 });
  const listening = sources.filter((source) => source.topic === topic);
  for (const source of listening) {
    source.tell('run', run);
    if (changes.length > 0) source.tell('told', changes);
  }
}

const listeners = (topic: string) => sources.filter((source) => source.topic === topic).length;

/** Puts the mocked channel in the place of the browser's; answers how to give that back. */
export function mockLive(): () => void {
  const { EventSource } = globalThis;
  sources = [];
  Reflect.set(globalThis, 'EventSource', MockSource);
  return () => Reflect.set(globalThis, 'EventSource', EventSource);
}
