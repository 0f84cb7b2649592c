import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import type { GameServer } from './gameServer.ts';

/** The database, asked by its superuser. */
export interface Operator {
  query: (sql: string, parameters?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
}

/** A game that is harmed: its servers, and its database as its operator has it. */
export interface World {
  servers: readonly [GameServer, ...GameServer[]];
  /** Servers that serve beside them for a while. */
  guests: GameServer[];
  /** Asks for the time of a task. */
  asOperator: <Result>(task: (database: Operator) => Promise<Result>) => Promise<Result>;
  /** Whether the data directories have a small file system of their own. */
  small: boolean;
  close: () => Promise<void>;
}

/** Small file systems, each in a directory of its own; none where this user may mount none. */
export class SmallDisks {
  readonly #disks: string[] = [];
  readonly #megabytes: number;

  constructor(megabytes: number) {
    this.#megabytes = megabytes;
  }

  /** A new directory, returned. */
  mount(directory: string): string {
    mkdirSync(directory);
    const options = ['-t', 'tmpfs', '-o', `size=${this.#megabytes}m`, 'tmpfs', directory];
    if (spawnSync('mount', options).status === 0) this.#disks.push(directory);
    return directory;
  }

  get any(): boolean {
    return this.#disks.length > 0;
  }

  unmount(): void {
    for (const disk of this.#disks) spawnSync('umount', [disk]);
  }
}
