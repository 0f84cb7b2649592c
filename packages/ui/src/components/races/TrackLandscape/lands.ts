import type { ReactNode } from 'react';
import type { LandColours } from './hours';
import { Desert } from './lands/Desert';
import { Downs } from './lands/Downs';
import { Harbour } from './lands/Harbour';
import { Hills } from './lands/Hills';
import { Marsh } from './lands/Marsh';
import { Mere } from './lands/Mere';
import type { TrackScene } from './scenes';

/** The land of each track, from the horizon to the course, in a picture of 800 by 400. */
export const lands: Readonly<Record<TrackScene, (colours: LandColours) => ReactNode>> = {
  downs: Downs,
  mere: Mere,
  harbour: Harbour,
  marsh: Marsh,
  hills: Hills,
  desert: Desert,
};
