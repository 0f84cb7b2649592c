// What a player's own safety needs: sessions, address, second factor.
export * from './account.ts';
export * from './secondFactor.ts';
export * from './sessions.ts';
