import type { EngineName } from '../src/engine/engines.ts';
import furlong2 from './furlong-2.json' with { type: 'json' };
import furlong3 from './furlong-3.json' with { type: 'json' };

/** What each version made of the golden races, a line a race. */
export const goldenResults: readonly { engine: EngineName; lines: readonly string[] }[] = [
  { engine: 'furlong-2', lines: furlong2 },
  { engine: 'furlong-3', lines: furlong3 },
];
