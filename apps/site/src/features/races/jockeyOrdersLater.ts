import { lazy } from 'react';

/** `JockeyOrders` where they are asked for by a press: fetched then. */
export const JockeyOrders = lazy(async () => ({
  default: (await import('./components/JockeyOrders.tsx')).JockeyOrders,
}));
