import { EmptyState, MailItem, type MailItemProps, RowButton, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { formatAgo } from '../../shared/format/time.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { useNow } from '../../shared/time/useNow.ts';
import { outboxHead } from './heads.ts';
import type { Mail } from './mail.ts';
import { outboxQuery } from './queries.ts';

/** The local inbox of the embedded server, which keeps its e-mails instead of sending them. */
export default function OutboxPage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...outboxHead}
        intro="This game runs on your own machine and sends no e-mail: what it would have sent lies here."
      />
      <Mails />
    </Stack>
  );
}

function Mails() {
  const outbox = useQuery({ ...outboxQuery, refetchInterval: 5_000 });
  const now = useNow(10_000);

  if (anyFailed([outbox])) {
    return <QueryFailed title="The local inbox could not be read" queries={[outbox]} />;
  }
  if (outbox.data === undefined) return <Skeleton height="8rem" />;
  if (outbox.data === null) {
    return (
      <EmptyState title="No inbox here" hint="This game sends real e-mails. Look in your own." />
    );
  }
  if (outbox.data === 'closed') {
    return (
      <EmptyState
        title="The inbox is closed"
        hint="The command that started this game has printed a link to it. Follow that link in this browser, and the inbox opens here."
      />
    );
  }
  if (outbox.data.length === 0) {
    return <EmptyState title="No mail yet" hint="Join, and the confirmation arrives here." />;
  }
  return (
    <Stack gap="small">
      {outbox.data.map((mail) => (
        <MailItem
          key={`${mail.at}${mail.to}${mail.subject}`}
          subject={mail.subject}
          to={mail.to}
          time={formatAgo(Date.parse(mail.at), now)}
          {...toAct(mail)}
        />
      ))}
    </Stack>
  );
}

/** The link leaves the site for the account service, which leads back: it is no route of ours. */
function toAct({ link, text }: Mail): Pick<MailItemProps, 'children' | 'action'> {
  if (link === null) return { children: text };
  const label = buttonLabel(link);
  return {
    ...(label === openTheLink && { children: text }),
    action: <RowButton onPress={() => location.assign(link)}>{label}</RowButton>,
  };
}

/** What is asked where the account service asks nothing: what the mail says is then read as well. */
const openTheLink = 'Open the link';

function buttonLabel(link: string): string {
  switch (new URLSearchParams(link.split('?')[1]).get('type')) {
    case 'signup':
      return 'Confirm e-mail address';
    case 'recovery':
      return 'Choose a new password';
    case 'email_change':
      return 'Confirm the change';
    default:
      return openTheLink;
  }
}
