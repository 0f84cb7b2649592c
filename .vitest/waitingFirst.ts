import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The journeys first, which wait more than they work, for slow networks and for pages: beside levels that
 * work all the time nothing is lost by that. Where they come last, a processor stands still.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const waits = ({ project }: TestSpecification) => project.name === 'journeys';
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
