import { vi } from 'vitest';

// No test file meets what another has left behind in our modules, or loaded before it was mocked.
vi.resetModules();
