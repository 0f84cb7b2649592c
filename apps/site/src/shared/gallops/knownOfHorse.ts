import type { NotebookEntry } from '@furlong/backend';
import { formatGoing, type Preference, surestPreference } from '@furlong/game/rules';
import { formatMetres } from '@furlong/ui/metres';
import { pluralize } from '../format/pluralize.ts';

/** What a notebook has made known of its horse, in a sentence; or that nothing can be said yet. */
export function knownOfHorse(notebook: readonly NotebookEntry[]): string {
  const gallops = notebook.reduce((sum, entry) => sum + entry.gallops, 0);
  if (gallops === 0) return 'Nothing can be said yet: it has not galloped in four weeks.';
  const preference = surestPreference(notebook.filter(({ ghost }) => ghost === null));
  if (preference === null) {
    return `Nothing can be said yet of what it likes, after ${pluralize(gallops, 'gallop')}.`;
  }
  const { likes, than } = words(preference);
  const [lengths, error] = [preference.lengths.toFixed(1), preference.error.toFixed(1)];
  const count = pluralize(preference.gallops, 'gallop');
  return `${likes}: ${lengths} lengths better than ${than}, give or take ${error}, after ${count}.`;
}

function words({ topic, better, worse }: Preference): { likes: string; than: string } {
  switch (topic) {
    case 'distance':
      return {
        likes: `Likes ${formatMetres(better.distance)}`,
        than: `over ${formatMetres(worse.distance)}`,
      };
    case 'surface':
      return {
        likes: `Likes ${better.surface.toLowerCase()}`,
        than: `on ${worse.surface.toLowerCase()}`,
      };
    case 'going':
      return { likes: `Likes it ${goingOf(better)}`, than: `on ${goingOf(worse)}` };
    case 'kit':
      return better.kit === 0
        ? { likes: 'Goes best in plain tack', than: `with +${worse.kit}` }
        : {
            likes: `Goes best with equipment of +${better.kit}`,
            than: worse.kit === 0 ? 'in plain tack' : `with +${worse.kit}`,
          };
  }
}

function goingOf({ going, surface }: Preference['better']): string {
  return formatGoing(going, surface).toLowerCase();
}
