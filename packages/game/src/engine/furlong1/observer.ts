import type { RaceEvent, RaceEventKind } from '../events.ts';
import type { Runner } from './runner.ts';
import { TICK } from './tick.ts';

/** Seconds lost at the gate that everybody sees. */
const SLOW_START = 0.22;

/** The first leader is named here; before it there is a line of horses and no leader. */
const FIRST_CALL = 200;

/** Metres by which another must lead before it has taken over. */
const TAKEN_OVER = 1.2;

/** Ticks without a way out, and on the outside of bends, that deserve a word. */
const BOXED_IN_TICKS = 20;
const WIDE_TICKS = 120;

/** Watches the race as it is run, and notes what happens on the way. */
export class Observer {
  readonly events: RaceEvent[] = [];
  #leader: Runner | null = null;

  /** What was to be seen at the gate. */
  start(field: readonly Runner[]): void {
    for (const runner of field) {
      if (runner.luck.gate >= SLOW_START) this.#note('slow start', 0, runner);
    }
  }

  /** Looks at the field after a tick that ended so many ticks after the off, leader first. */
  look(running: readonly Runner[], ticks: number, post: number): void {
    const ms = Math.floor(ticks * TICK * 1000 + 0.5);
    const first = running[0];
    if (first !== undefined && first.metres < post) this.#lookAtLead(first, ms);
    for (const runner of running) {
      if (runner.metres >= post) continue;
      if (runner.boxedIn === BOXED_IN_TICKS) {
        this.#note('boxed in', ms, runner);
        runner.boxedIn++;
      }
      if (runner.wide === WIDE_TICKS) {
        this.#note('wide', ms, runner);
        runner.wide++;
      }
      if (runner.isEased && !runner.easingNoted) {
        this.#note('eased', ms, runner);
        runner.easingNoted = true;
      }
    }
  }

  #lookAtLead(first: Runner, ms: number): void {
    if (first === this.#leader) return;
    if (this.#leader === null) {
      if (first.metres < FIRST_CALL) return;
      this.#note('led', ms, first);
    } else {
      if (first.metres - this.#leader.metres < TAKEN_OVER) return;
      this.#note('took over', ms, first);
    }
    this.#leader = first;
  }

  #note(kind: RaceEventKind, ms: number, runner: Runner): void {
    this.events.push({ kind, ms, horseId: runner.entry.horseId, metres: runner.metres });
  }
}
