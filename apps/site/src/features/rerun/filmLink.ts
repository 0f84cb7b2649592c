import { type FilmMoment, filmCameras, filmOpens } from '@furlong/ui/film';

/** The moment that a link to a film names, or null if it names none. */
export function readFilmLink(query: URLSearchParams): Partial<FilmMoment> | null {
  const at = query.get('at');
  if (at === null || !Number.isFinite(Number(at))) return null;
  const camera = filmCameras.find((each) => each === query.get('camera'));
  const horseId = query.get('horse');
  return {
    ms: Math.round(Number(at) * 1_000),
    ...(camera ? { camera } : {}),
    ...(horseId ? { horseId } : {}),
  };
}

/** A link to a moment of a film, on the page that shows it. */
export function filmLink(page: string, moment: FilmMoment): string {
  const link = new URL(page);
  link.search = filmSearch(moment);
  return link.href;
}

/** What names a moment of a film in the address of its page. */
export function filmSearch({ ms, camera, horseId }: FilmMoment): string {
  const at = (ms / 1_000).toFixed(2);
  return `?${new URLSearchParams({ at, camera, horse: horseId })}`;
}

/** What is shown first: what the link names, and the rest by itself. */
export function startOfFilm(linked: Partial<FilmMoment> | null, horseId: string): FilmMoment {
  return { ms: filmOpens, camera: 'director', horseId, ...linked };
}
