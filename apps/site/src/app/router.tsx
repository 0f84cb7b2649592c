import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { sectionPaths } from '../shared/paths.ts';

interface Page {
  path: string;
  Page: ComponentType;
  /** Fetches the page's script ahead of the click; asking twice costs nothing. */
  load: () => Promise<unknown>;
}

function page(path: string, load: () => Promise<{ default: ComponentType }>): Page {
  return { path, Page: lazy(load), load };
}

/** Screens inside the stable, beside its panel. They are for signed-in players. */
export const stablePages: readonly Page[] = [
  page('/stable', () => import('../features/stable/DashboardPage.tsx')),
  page('/stable/my-horses', () => import('../features/horses/MyHorsesPage.tsx')),
  page('/stable/enter-race', () => import('../features/entries/EnterRacePage.tsx')),
];

/** The front page, which has a frame of its own. */
export const landingPage = page('/', () => import('../features/landing/LandingPage.tsx'));

/** Screens for everybody. */
export const publicPages: readonly Page[] = [
  page('/races/future-races', () => import('../features/races/FutureRacesPage.tsx')),
  page('/races/race-results', () => import('../features/races/RaceResultsPage.tsx')),
  page('/races/:raceId', () => import('../features/races/RacePage.tsx')),
  page('/outbox', () => import('../features/outbox/OutboxPage.tsx')),
  page('/gaming-labs-certification', () => import('../features/certificate/CertificatePage.tsx')),
];

const pages = [landingPage, ...stablePages, ...publicPages];

/** Destinations of the site's links that have no screen yet. */
export const notOpenPaths = sectionPaths.filter((href) => !pages.some(({ path }) => path === href));

/** Begins to fetch the script of the page behind a link, as soon as a player points at it. */
export function preload(href: string) {
  const pathname = href.split(/[?#]/, 1)[0] ?? href;
  const target = pages.find(({ path }) => matchPath(path, pathname) !== null);
  // A failure here is no failure yet: the page itself asks again and then says so.
  target?.load().catch(() => undefined);
}
