import { type Listener, readTold } from './told.ts';

/** What is told within so many ms is passed on together. */
const together = 200;

/** Of what is told together the last so many are passed on: who has missed some asks for the rest. */
const mostTogether = 50;

/** So often a screen is told that the channel stands, in ms. */
const beat = 20_000;

/** Of so many topics the last change is kept, for who comes to listen just then. */
const mostKept = 2_000;

/** A screen that listens. */
export interface Screen {
  /** Writes an event; answers false once the screen does not take what it is sent. */
  write: (event: string) => boolean;
  end: () => void;
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Passes what the database tells on to all screens that listen, each event written once for all of them: a screen
 * that looks costs no read. It says which run of the channel it is, so that who was away knows whether anything
 * may have been missed.
 */
export class LiveHub implements Listener {
  #run = crypto.randomUUID();
  #listening = false;
  #ended = false;
  readonly #screens = new Map<string, Set<Screen>>();
  readonly #waiting = new Map<string, unknown[]>();
  readonly #last = new Map<string, unknown>();
  #flushing: NodeJS.Timeout | undefined;
  readonly #beating = setInterval(() => this.#toAll(event('beat', null)), beat);

  /** How many screens listen. */
  get screens(): number {
    return [...this.#screens.values()].reduce((count, { size }) => count + size, 0);
  }

  /** Nobody is told anything: the database is not listened to. */
  get silent(): boolean {
    return !this.#listening || this.#ended;
  }

  readonly began = () => {
    this.#listening = true;
    this.#run = crypto.randomUUID();
    this.#last.clear();
    this.#toAll(event('run', this.#run));
  };

  readonly told = (payload: string) => {
    const change = readTold(payload);
    if (change === null || this.#ended) return;
    for (const topic of change.topics) {
      const waiting = this.#waiting.get(topic) ?? [];
      waiting.push(change.told);
      if (waiting.length > mostTogether) waiting.shift();
      this.#waiting.set(topic, waiting);
      this.#keep(topic, change.told);
    }
    this.#flushing ??= setTimeout(() => this.#flush(), together);
  };

  /** Lets a screen listen; answers how it stops. */
  listen(topic: string, screen: Screen): () => void {
    const screens = this.#screens.get(topic) ?? new Set();
    this.#screens.set(topic, screens.add(screen));
    screen.write(event('run', this.#run));
    const last = this.#last.get(topic);
    if (last !== undefined) screen.write(event('told', [last]));
    return () => {
      screens.delete(screen);
      if (screens.size === 0 && this.#screens.get(topic) === screens) this.#screens.delete(topic);
    };
  }

  /** Ends all screens' listening: none keeps the server from stopping. */
  close(): void {
    this.#ended = true;
    clearInterval(this.#beating);
    clearTimeout(this.#flushing);
    for (const screens of [...this.#screens.values()]) {
      for (const screen of [...screens]) screen.end();
    }
  }

  #keep(topic: string, told: unknown) {
    // Of all lots together there is no last state.
    if (!topic.includes(':')) return;
    this.#last.delete(topic);
    this.#last.set(topic, told);
    const [oldest] = this.#last.keys();
    if (this.#last.size > mostKept && oldest !== undefined) this.#last.delete(oldest);
  }

  #flush() {
    this.#flushing = undefined;
    for (const [topic, waiting] of this.#waiting) {
      const screens = this.#screens.get(topic);
      if (screens !== undefined) this.#to(screens, event('told', waiting));
    }
    this.#waiting.clear();
  }

  #toAll(text: string) {
    for (const screens of [...this.#screens.values()]) this.#to(screens, text);
  }

  #to(screens: Set<Screen>, text: string) {
    for (const screen of [...screens]) if (!screen.write(text)) screen.end();
  }
}
