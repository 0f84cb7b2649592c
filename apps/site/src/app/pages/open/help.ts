import { articles } from '../../../features/help/articles.ts';
import { paths } from '../../../shared/paths.ts';
import { type Page, page } from '../../page.ts';

/** Pages of help. They are for everybody. */
export const openHelpPages: readonly Page[] = [
  page(paths.contact, () => import('../../../features/contact/ContactPage.tsx')),
  page(paths.help, () => import('../../../features/help/HelpOverviewPage.tsx')),
  page(paths.quickStartGuide, () => import('../../../features/help/QuickStartPage.tsx')),
  page(
    paths.economy,
    () => import('../../../features/economy/EconomyPage.tsx'),
    async (queries) => {
      const { economyQuery, purseWeeksQuery } = await import(
        '../../../features/economy/queries.ts'
      );
      await Promise.all([
        queries.prefetchQuery(economyQuery),
        queries.prefetchQuery(purseWeeksQuery),
      ]);
    },
  ),
  ...articles.map(({ path, load }) => page(path, load)),
];
