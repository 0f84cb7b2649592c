import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Levels that wait for processes, clocks and networks more than they compute. */
const waiting = new Set(['journeys', 'server']);

/**
 * Runs the levels that wait beside the ui level, which computes: by their names they would come last,
 * with half of the machine idle.
 */
export default class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ project }: TestSpecification) => Number(waiting.has(project.name));
    return sorted.toSorted((a, b) => waits(b) - waits(a));
  }
}
