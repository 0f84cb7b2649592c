import type { ComponentType } from 'react';
import type { LandColours } from './hours';
import { Desert } from './lands/Desert';
import { Downs } from './lands/Downs';
import { Harbour } from './lands/Harbour';
import { Hills } from './lands/Hills';
import { Marsh } from './lands/Marsh';
import { Mere } from './lands/Mere';
import type { TrackScene } from './scenes';

/** All six at once, for what is drawn to a file and can wait for none. */
export const allLands: Readonly<Record<TrackScene, ComponentType<LandColours>>> = {
  downs: Downs,
  mere: Mere,
  harbour: Harbour,
  marsh: Marsh,
  hills: Hills,
  desert: Desert,
};
