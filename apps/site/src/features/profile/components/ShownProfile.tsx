import type { StableProfile } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { Heading, Link, Money, Skeleton, Stack, Text } from '@furlong/ui';
import { lazy, Suspense } from 'react';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { formatSigned } from '../../../shared/format/signed.ts';
import { paths } from '../../../shared/paths.ts';

// Most stables say nothing of themselves: what reads their words comes with them.
const About = lazy(async () => ({ default: (await import('./About.tsx')).About }));

export interface ShownProfileProps {
  profile: StableProfile;
}

/** What a stable shows of itself: a part that it does not show is not there. */
export function ShownProfile({ profile }: ShownProfileProps) {
  const { about, horses, club, lists, previews } = profile;
  return (
    <Stack gap="medium">
      {about !== null && (
        <Suspense fallback={<Skeleton height="2rem" />}>
          <About text={about} />
        </Suspense>
      )}
      {club !== null && (
        <Text>
          {`${roleIn[club.role]} `}
          <Link href={paths.club(club.id)}>{club.name}</Link>.
        </Text>
      )}
      {previews !== null && (
        <Text>
          {`${pluralize(previews.previews, 'preview')} this month, score ${formatSigned(previews.score)}: `}
          <Link href={`${paths.previewsAndReviews}?tab=month`}>the table</Link>.
        </Text>
      )}
      {horses !== null && horses.length > 0 && (
        <Stack gap="xsmall">
          <Heading level={3}>Best horses</Heading>
          <ul>
            {horses.map(({ id, name, wins, runs, earnings }) => (
              <li key={id}>
                <Link href={paths.horse(id)}>{name}</Link>
                {`, ${pluralize(wins, 'win')} from ${runs}, `}
                <Money amount={formatMoney(earnings)} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {lists !== null && lists.length > 0 && (
        <Stack gap="xsmall">
          <Heading level={3}>Lists of horses</Heading>
          <ul>
            {lists.map(({ id, name }) => (
              <li key={id}>
                <Link href={paths.horseList(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}

const roleIn = {
  founder: 'Founder of',
  officer: 'Officer of',
  member: 'Member of',
} as const;

/** Whether a profile has anything to show. */
export const isEmpty = ({ about, horses, club, lists, previews }: StableProfile): boolean =>
  about === null &&
  club === null &&
  previews === null &&
  (horses ?? []).length === 0 &&
  (lists ?? []).length === 0;
