import type { Seen } from './asking.ts';

/** What came of a fault: what was wrong in how the game took it, or what else there is to say. */
export type Outcome = { wrong: string } | { told: string } | undefined;

/** Does harm and takes it back. */
export type Fault<World> = (world: World, seen: Seen) => Promise<Outcome>;

export const second = 1_000;
