import type { Check, CheckName } from './verification.ts';

/** A check that passed if there is no fault; of several faults the first is told. */
export function check(
  name: CheckName,
  sound: string,
  faults: readonly (string | false | null)[],
): Check {
  const fault = faults.find((sentence) => typeof sentence === 'string');
  return fault ? { name, passed: false, detail: fault } : { name, passed: true, detail: sound };
}
