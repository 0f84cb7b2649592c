import * as React from 'react';

/**
 * React's development build notes with each element the stack that made it, for its developer tools and
 * warnings, until it has noted 10,000 in a second: a fifth of what it takes to draw a story. In a run
 * nobody looks at them, so it is told that it has noted enough.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
