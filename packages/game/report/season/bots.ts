// What programs that play by themselves need, and the game itself does not.
export { sfc32, uniform } from '../../src/random/sfc32.ts';
export { type BotStrategy, botStrategies, strategyOf } from './botStrategies.ts';
export { gini, topTenth } from './economy.ts';
