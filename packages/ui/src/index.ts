// The only door. What leaves through it is listed by what a designer would look for.
export * from './exports/community';
export * from './exports/equipment';
export * from './exports/frame';
export * from './exports/marks';
export * from './exports/primitives';
export * from './exports/races';
export * from './exports/stable';
