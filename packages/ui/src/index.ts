// The only entry point, in the groups of the folders.
export * from './exports/account';
export * from './exports/badges';
export * from './exports/championships';
export * from './exports/community';
export * from './exports/entries';
export * from './exports/equipment';
export * from './exports/help';
export * from './exports/horses';
export * from './exports/jockeys';
export * from './exports/landing';
export * from './exports/layout';
export * from './exports/market';
export * from './exports/primitives';
export * from './exports/races';
export * from './exports/rerun';
export * from './exports/statistics';
export * from './exports/training';
