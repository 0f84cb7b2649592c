import type { Lands } from './Landscape';
import { Desert } from './lands/Desert';
import { Downs } from './lands/Downs';
import { Harbour } from './lands/Harbour';
import { Hills } from './lands/Hills';
import { Marsh } from './lands/Marsh';
import { Mere } from './lands/Mere';

/** All six at once, for what is drawn to a file and can wait for none. */
export const allLands: Lands = {
  downs: Downs,
  mere: Mere,
  harbour: Harbour,
  marsh: Marsh,
  hills: Hills,
  desert: Desert,
};
