import { useParams, useSearchParams } from 'react-router-dom';

/** The number that an address has for a season; null for what is none. */
function readSeason(text: string | null | undefined): number | null {
  return text !== undefined && text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** The season that the address asks for: null for this one. */
export function useAskedSeason(): number | null {
  const [search] = useSearchParams();
  const { season } = useParams();
  return readSeason(season ?? search.get('season'));
}
