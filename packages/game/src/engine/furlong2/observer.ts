import type { RaceEvent, RaceEventKind } from '../events.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';
import { TICK } from './tick.ts';

/** Seconds lost at the gate that everybody sees. */
const SLOW_START = 0.22;

/** The first leader is named here; before it there is a line of horses and no leader. */
const FIRST_CALL = 200;

/** Metres by which another must lead before it has taken over. */
const TAKEN_OVER = 1.2;

/** Ticks without a way out, and on the outside of bends, that deserve a word. */
const BOXED_IN_TICKS = 10;
const WIDE_TICKS = 60;

/** Ticks between two looks at the notes of all runners. */
const NOTED = 5;

/** Watches the race as it is run and notes what happens on the way. It only reads. */
export class Observer {
  readonly events: RaceEvent[] = [];
  readonly #told = {
    'boxed in': new Set<Runner>(),
    wide: new Set<Runner>(),
    eased: new Set<Runner>(),
  };
  #leader: Runner | null = null;

  /** What was to be seen at the gate. */
  start({ field }: Pick<Race, 'field'>): void {
    for (const runner of field) {
      if (runner.luck.gate >= SLOW_START) this.#tell('slow start', 0, runner);
    }
  }

  /** Looks at the field between two ticks, leader first. */
  look({ running, ticks, distance }: Race): void {
    const ms = Math.floor(ticks * TICK * 1000 + 0.5);
    const first = running[0];
    if (first !== undefined && first.body.metres < distance) this.#lookAtLead(first, ms);
    if (ticks % NOTED !== 0) return;
    for (const runner of running) {
      const { notes, body } = runner;
      if (body.metres >= distance) continue;
      if (notes.boxedIn >= BOXED_IN_TICKS) this.#once('boxed in', ms, runner);
      if (notes.wide >= WIDE_TICKS) this.#once('wide', ms, runner);
      if (notes.eased) this.#once('eased', ms, runner);
    }
  }

  #lookAtLead(first: Runner, ms: number): void {
    if (first === this.#leader) return;
    if (this.#leader === null) {
      if (first.body.metres < FIRST_CALL) return;
      this.#tell('led', ms, first);
    } else {
      if (first.body.metres - this.#leader.body.metres < TAKEN_OVER) return;
      this.#tell('took over', ms, first);
    }
    this.#leader = first;
  }

  #once(kind: 'boxed in' | 'wide' | 'eased', ms: number, runner: Runner): void {
    const told = this.#told[kind];
    if (told.has(runner)) return;
    told.add(runner);
    this.#tell(kind, ms, runner);
  }

  #tell(kind: RaceEventKind, ms: number, { entry, body }: Runner): void {
    this.events.push({ kind, ms, horseId: entry.horseId, metres: body.metres });
  }
}
