export type {
  BodyPattern,
  CapPattern,
  ColourPair as SilksPair,
  Silks as SilksDesign,
  SilksColour,
  SleevePattern,
} from '@furlong/game/silks';
// What silks can be is a rule of the game.
export { bodyPatterns, capPatterns, silksColours, sleevePatterns } from '@furlong/game/silks';
