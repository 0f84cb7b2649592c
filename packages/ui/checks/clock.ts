import { afterAll } from 'vitest';

// The last story of a page leaves the clock standing, and Vitest names the set-up of the next file by
// the time: at a time that it has seen it would take that for done, and no check would look at the file.
const now = Date.now;
afterAll(() => {
  Date.now = now;
});
