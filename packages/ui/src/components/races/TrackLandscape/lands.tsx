import { type ComponentType, lazy, Suspense } from 'react';
import type { LandColours } from './hours';
import type { Lands } from './Landscape';

/** The six lands. A page shows few of them, and fetches those alone: sky and course do not wait for it. */
export const lands: Lands = {
  downs: fetched(async () => (await import('./lands/Downs')).Downs),
  mere: fetched(async () => (await import('./lands/Mere')).Mere),
  harbour: fetched(async () => (await import('./lands/Harbour')).Harbour),
  marsh: fetched(async () => (await import('./lands/Marsh')).Marsh),
  hills: fetched(async () => (await import('./lands/Hills')).Hills),
  desert: fetched(async () => (await import('./lands/Desert')).Desert),
};

function fetched(load: () => Promise<ComponentType<LandColours>>): ComponentType<LandColours> {
  const Land = lazy(async () => ({ default: await load() }));
  return (colours) => (
    <Suspense>
      <Land {...colours} />
    </Suspense>
  );
}
