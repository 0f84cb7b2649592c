import { Link } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/paths.ts';
import { outboxQuery } from '../../outbox/index.ts';

/** Leads to the mail where it was kept on this machine instead of being sent. */
export function InboxLink({ onFollow }: { onFollow?: () => void }) {
  const outbox = useQuery(outboxQuery);
  return outbox.data ? (
    <Link href={paths.outbox} {...(onFollow && { onPress: onFollow })}>
      Open the local inbox
    </Link>
  ) : null;
}
