import type { Notice } from '@furlong/backend';
import { ActivityList, EmptyState, Heading, Stack } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { toActivityItems } from '../../stable/index.ts';

/** What the mark tells of: what is new, then what was seen before. Null while it is on its way. */
export function Notices({ notices }: { notices: readonly Notice[] | null }) {
  const now = useNow(30_000);
  if (notices === null) return <ActivityList loading items={[]} />;
  if (notices.length === 0) {
    return (
      <EmptyState
        title="No news yet"
        hint="Results of your horses, bids that were outbid, sales and claims are told here."
      />
    );
  }
  const parts = [
    { title: 'New', told: notices.filter(({ fresh }) => fresh) },
    { title: 'Earlier', told: notices.filter(({ fresh }) => !fresh) },
  ].filter(({ told }) => told.length > 0);
  return parts.map(({ title, told }) => (
    <section key={title} aria-label={title}>
      <Stack gap="small">
        <Heading level={3}>{title}</Heading>
        <ActivityList items={told.map((notice) => toItem(notice, now))} />
      </Stack>
    </section>
  ));
}

/** As the news of a stable are told, with the way to the lot that it is of, or else to the horse. */
function toItem({ activity, auctionId }: Notice, now: number) {
  const [item] = toActivityItems([activity], { now });
  if (item === undefined) throw new Error('Nothing is told.');
  const place = auctionId === null ? paths.horse(activity.horseId) : paths.auctionLot(auctionId);
  return { ...item, href: item.href ?? place };
}
