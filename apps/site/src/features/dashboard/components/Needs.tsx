import { ButtonLink, Card, Inline, Skeleton, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../shared/time/useNow.ts';
import { myEntriesQuery, myHorsesQuery } from '../../stable/index.ts';
import { toNeeds } from '../toNeeds.ts';

/** What the owner may want to do now. That it could not be loaded, the yard says already. */
export function Needs({ userId }: { userId: string }) {
  const horses = useQuery(myHorsesQuery(userId));
  const entries = useQuery(myEntriesQuery(userId));
  const now = useNow(15_000);
  if (horses.isLoadingError || entries.isLoadingError) {
    return <Text tone="muted">It is not known at the moment.</Text>;
  }
  if (!horses.data || !entries.data) return <Skeleton width="100%" height="4.5rem" />;
  const needs = toNeeds(horses.data, entries.data, now);
  if (needs.length === 0) {
    return <Text tone="muted">Nothing at the moment: every horse is entered or resting.</Text>;
  }
  return (
    <Card>
      <Stack gap="small">
        {needs.map(({ id, text, action, href }) => (
          <Inline key={id} justify="between" gap="small">
            <Text>{text}</Text>
            <ButtonLink href={href} variant="secondary">
              {action}
            </ButtonLink>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
