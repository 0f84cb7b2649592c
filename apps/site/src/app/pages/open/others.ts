import { paths } from '../../../shared/paths.ts';
import { type Page, page } from '../../page.ts';

/** Pages of all other menus. They are for everybody. */
export const openOthersPages: readonly Page[] = [
  page(
    paths.horse(':horseId'),
    () => import('../../../features/horses/HorsePage.tsx'),
    async (queries, { params: { horseId = '' }, playerId }) => {
      const horse = await import('../../../features/horses/queries.ts');
      const { horseQuery } = await import('../../../shared/horses/horseQuery.ts');
      const { horseSaleQuery } = await import('../../../features/market/queries.ts');
      await Promise.all([
        queries.prefetchQuery(horseQuery(horseId)),
        queries.prefetchQuery(horseSaleQuery(horseId, playerId)),
        queries.prefetchQuery(horse.horseAheadQuery(horseId)),
        queries.prefetchQuery(horse.horseRecordQuery(horseId)),
        queries.prefetchInfiniteQuery(horse.horseRunsQuery(horseId)),
      ]);
    },
  ),
  page(
    paths.publicStable(':stableId'),
    () => import('../../../features/stables/StablePage.tsx'),
    async (queries, { params: { stableId = '' } }) => {
      const stable = await import('../../../features/stables/queries.ts');
      await Promise.all([
        queries.prefetchQuery(stable.stableQuery(stableId)),
        queries.prefetchQuery(stable.stableRecordQuery(stableId)),
        queries.prefetchQuery(stable.stableAheadQuery(stableId)),
        queries.prefetchInfiniteQuery(stable.stableHorsesQuery(stableId)),
        queries.prefetchQuery(stable.stableTrophiesQuery(stableId)),
        queries.prefetchInfiniteQuery(stable.stableWinnersQuery(stableId)),
      ]);
    },
  ),
  page(paths.newPassword, () => import('../../../features/auth/NewPasswordPage.tsx')),
  page(paths.stopMails(':secret'), () => import('../../../features/mails/StopMailsPage.tsx')),
  page(paths.outbox, () => import('../../../features/outbox/OutboxPage.tsx')),
  page(paths.certificate, () => import('../../../features/certificate/CertificatePage.tsx')),
  page(paths.fairness, () => import('../../../features/fairness/FairnessPage.tsx')),
];
