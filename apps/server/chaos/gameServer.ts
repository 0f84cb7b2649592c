import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./server.ts', import.meta.url));
const beNewer = new URL('./beNewer.ts', import.meta.url).href;

/** One of the servers, through all its processes. */
export class GameServer {
  url = '';
  publishableKey = '';
  secretKey = '';
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
   * @param options.ahead how far its clock is ahead, in ms.
   * @param options.newer whether it is of the version after this one.
   */
  async start({ ahead = 0, newer = false } = {}): Promise<string | null> {
    const log = openSync(join(this.dataDir, '..', 'servers.log'), 'a');
    const child = fork(script, [this.dataDir, this.#databaseUrl], {
      env: { ...process.env, CHAOS_CLOCK_AHEAD: String(ahead) },
      execArgv: newer ? ['--import', beNewer] : [],
      stdio: ['ignore', log, log, 'ipc'],
    });
    this.#child = child;
    const ended = once(child, 'exit').then(() => [{ refused: 'It ended without a word.' }]);
    const [said] = await Promise.race([once(child, 'message'), ended]);
    if (typeof said.refused === 'string') return said.refused;
    this.url = said.url;
    this.publishableKey = said.publishableKey;
    this.secretKey = said.secretKey;
    this.up = true;
    return null;
  }

  /** Starts it again, whose start nothing stands in the way of. */
  async restart(ahead = 0): Promise<void> {
    await this.kill();
    const refused = await this.start({ ahead });
    if (refused !== null) throw new Error(`A server did not start again: ${refused}`);
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
