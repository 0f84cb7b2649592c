import { claimTurnStep, endTurnStep } from '@furlong/backend/service';
import type { StewardSettings } from '../shared/settings.ts';
import { turnSteps } from './turnSteps.ts';

/** A step that a steward leaves undone is another's after so long. */
const leaseSeconds = 60;

/**
 * Does each step of the turn of a season that is due at `at` (ms since 1970) and that nobody else is at. A steward
 * that was away turns the seasons that went by, one after another.
 */
export async function turnSeasons(
  { backend, name }: Pick<StewardSettings, 'backend' | 'name'>,
  at: number,
): Promise<void> {
  const steps = Object.keys(turnSteps);
  for (;;) {
    const claimed = await claimTurnStep(backend, { steward: name, steps, at, leaseSeconds });
    if (claimed === null) return;
    const { season, step } = claimed;
    const done = (await turnSteps[step]?.(backend, { season, at })) ?? false;
    await endTurnStep(backend, { season, step, steward: name, done, at });
  }
}
