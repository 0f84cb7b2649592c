import type { MyPaper } from '@furlong/backend';
import { ageInSeason } from '@furlong/game/rules';
import { Heading, Link, Stack, Text } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import { toTurnWords } from '../../season/index.ts';
import { seasonBegun } from '../toOwnWords.ts';

/** A season began: the horses that are a year older, and what that changes for each. */
export function Birthdays({ paper }: { paper: MyPaper }) {
  if (paper.birthdays.length === 0) return null;
  const { season } = seasonBegun(paper);
  return (
    <Stack gap="small">
      <Heading level={2}>Birthdays</Heading>
      <Text tone="muted">
        A season began, and with it every horse is a year older.{' '}
        <Link href={paths.seasonTurn}>What the last one came to</Link>.
      </Text>
      {paper.birthdays.map((horse) => (
        <Text key={horse.id}>
          <Link href={paths.horse(horse.id)}>{horse.name}</Link> is{' '}
          {ageInSeason(horse.birthSeason, season)} now. {toTurnWords(horse, season).join(' ')}
        </Text>
      ))}
    </Stack>
  );
}
