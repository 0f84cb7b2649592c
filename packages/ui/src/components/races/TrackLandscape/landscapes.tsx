import { type ComponentType, lazy } from 'react';
import type { LandColours } from './hours';
import type { LandscapeProps } from './Landscape';
import type { TrackScene } from './scenes';

/** The six, each fetched once it is shown: most pages show few of them, and most races none. */
export const landscapes: Readonly<Record<TrackScene, ComponentType<Omit<LandscapeProps, 'land'>>>> =
  {
    downs: fetched(async () => (await import('./lands/Downs')).Downs),
    mere: fetched(async () => (await import('./lands/Mere')).Mere),
    harbour: fetched(async () => (await import('./lands/Harbour')).Harbour),
    marsh: fetched(async () => (await import('./lands/Marsh')).Marsh),
    hills: fetched(async () => (await import('./lands/Hills')).Hills),
    desert: fetched(async () => (await import('./lands/Desert')).Desert),
  };

function fetched(load: () => Promise<ComponentType<LandColours>>) {
  return lazy(async () => {
    const [{ Landscape }, land] = await Promise.all([import('./Landscape'), load()]);
    return {
      default: (props: Omit<LandscapeProps, 'land'>) => <Landscape {...props} land={land} />,
    };
  });
}
