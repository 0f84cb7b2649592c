// What a player's own safety needs: sessions, address, second factor.
export * from './account.ts';
export * from './names.ts';
export * from './secondFactor.ts';
export * from './sessions.ts';
export * from './showSecondFactor.ts';
