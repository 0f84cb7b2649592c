import type { VoidReason } from '@furlong/game/rules';

/** Why a race was called off, in words. */
export const voidReasons: Readonly<Record<VoidReason, string>> = {
  too_few_runners: 'Too few runners',
  could_not_be_run: 'The race could not be run',
};
