import { divisions, trackIds } from '@furlong/game/rules';
import { signInHead } from '../../features/auth/heads.ts';
import { articles } from '../../features/landing/news/articles.ts';
import { paths } from '../../shared/paths.ts';
import { staticHeads } from './staticHeads.ts';

/** What leads elsewhere, or shows the visitor alone something. */
const unlisted = new Set<string>([
  paths.viewLastRace,
  paths.nextRace,
  paths.newPassword,
  paths.outbox,
]);

/** The pages that a search engine may list and that are there in every game, by their paths. */
export const listedPaths: readonly string[] = [
  paths.home,
  paths.news,
  ...articles.map(({ id }) => paths.newsArticle(id)),
  ...[...staticHeads]
    .filter(([path, head]) => head !== signInHead && !unlisted.has(path))
    .map(([path]) => path),
  ...trackIds.map(paths.trackInFull),
  ...divisions.map(paths.championship),
];
