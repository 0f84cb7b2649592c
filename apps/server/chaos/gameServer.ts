import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./server.ts', import.meta.url));

/** One of the servers, through all its processes. */
export class GameServer {
  url = '';
  publishableKey = '';
  /** Counts what keeps it from answering: what was asked of it meanwhile has no bound. */
  downs = 0;
  up = false;
  readonly dataDir: string;
  readonly #databaseUrl: string;
  #child: ChildProcess | undefined;

  constructor(dataDir: string, databaseUrl: string) {
    this.dataDir = dataDir;
    this.#databaseUrl = databaseUrl;
  }

  /**
   * Starts it. Returns the sentence with which it refuses to, or null when it runs.
   *
   * @param ahead how far its clock is ahead, in ms.
   */
  async start(ahead = 0): Promise<string | null> {
    const log = openSync(join(this.dataDir, '..', 'servers.log'), 'a');
    const child = fork(script, [this.dataDir, this.#databaseUrl], {
      env: { ...process.env, CHAOS_CLOCK_AHEAD: String(ahead) },
      stdio: ['ignore', log, log, 'ipc'],
    });
    this.#child = child;
    const ended = once(child, 'exit').then(() => [{ refused: 'It ended without a word.' }]);
    const [said] = await Promise.race([once(child, 'message'), ended]);
    if (typeof said.refused === 'string') return said.refused;
    this.url = said.url;
    this.publishableKey = said.publishableKey;
    this.up = true;
    return null;
  }

  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    this.downs += 1;
    this.up = signal === 'SIGCONT';
    this.#child?.kill(signal);
  }

  /** Ends it as the operating system would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    this.signal('SIGKILL');
    await ended;
  }
}
