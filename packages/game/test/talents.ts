import { hashText } from '../src/random/hashText.ts';
import { talentSource } from '../src/stables/talentSource.ts';

/** The talents of the tests' horses: the same in every run. */
export const testTalents = talentSource((name) => [20260105, hashText(name), 0, 9]);
