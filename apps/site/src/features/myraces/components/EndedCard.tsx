import type { EndedEntry } from '@furlong/backend';
import { Card, GradeBadge, Heading, Inline, Link, Stack, Tag, Text } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import { toEndedEntry } from '../toEndedEntry.ts';
import { Instead, type InsteadProps } from './Instead.tsx';

export interface EndedCardProps {
  entry: EndedEntry;
  /** The server's time, ms. */
  now: number;
  /** What the horse could run in; null where that is told already, or it is here no more. */
  next: InsteadProps | null;
}

/** An entry that came to nothing: which, why, what came back, and what the horse could run in instead. */
export function EndedCard({ entry, now, next }: EndedCardProps) {
  const told = toEndedEntry(entry, now);
  return (
    <Card element="article" padding="small">
      <Stack gap="small">
        <Stack gap="xsmall">
          <Inline justify="between" gap="xsmall">
            <Heading level={2} size="card">
              <Link href={paths.horse(entry.horseId)} variant="quiet">
                {entry.horseName}
              </Link>
            </Heading>
            <Inline gap="xsmall">
              <Tag tone={told.tag.tone}>{told.tag.word}</Tag>
              <Text size="small" tone="muted" element="span">
                {told.when}
              </Text>
            </Inline>
          </Inline>
          <Inline gap="xsmall">
            <Link href={paths.race(entry.raceId)}>{entry.raceName}</Link>
            <GradeBadge grade={entry.grade} />
            <Text size="small" tone="muted" element="span">
              {told.race}
            </Text>
          </Inline>
          <Text size="small">{told.why}</Text>
        </Stack>
        {next && <Instead {...next} />}
      </Stack>
    </Card>
  );
}
