import { beforeEach } from 'vitest';

/**
 * Said in a story whose steps begin where the one before ended: after a step that fell the others
 * cannot be reached, and are not tried.
 */
export function stepByStep() {
  beforeEach(({ task, skip }) => {
    const fallen = task.suite?.tasks.find(({ result }) => result?.state === 'fail');
    if (fallen) skip(`not reached: “${fallen.name}” fell`);
  });
}
