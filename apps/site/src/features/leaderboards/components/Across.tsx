import { ButtonLink, Inline } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';

const pages = [
  [paths.stablesLeaderboard, 'Leading Stables'],
  [paths.horsesLeaderboard, 'Leading Horses'],
  [paths.hallOfFameStables, 'Hall of Fame: Stables'],
  [paths.hallOfFameHorses, 'Hall of Fame: Horses'],
] as const;

/** The way from one leaderboard to the others. */
export function Across({ from }: { from: (typeof pages)[number][0] }) {
  return (
    <nav aria-label="Other leaderboards">
      <Inline gap="xsmall">
        {pages
          .filter(([path]) => path !== from)
          .map(([path, label]) => (
            <ButtonLink key={path} href={path} variant="secondary" size="small">
              {label}
            </ButtonLink>
          ))}
      </Inline>
    </nav>
  );
}
