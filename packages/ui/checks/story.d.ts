import type { RunOptions } from 'axe-core';
import 'vitest';

declare module 'vitest' {
  interface TestContext {
    /** The story that Storybook's plugin has just run; nothing in a plain unit test. */
    story?: {
      id: string;
      tags: string[];
      args: Record<string, unknown>;
      globals: { theme?: string };
      parameters: {
        layout?: string;
        a11y?: {
          test?: string;
          context?: { exclude?: string[] };
          options?: RunOptions;
        };
      };
    };
  }
  interface TaskMeta {
    /** The checks of this folder have looked at the story. */
    checked?: true;
  }
  interface ProvidedContext {
    /** Whether the browser at hand is the one the baselines were drawn with. */
    screenshot: boolean;
  }
}
