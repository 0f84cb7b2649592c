import { ButtonLink, Heading, Inline, Label, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/paths.ts';
import { JoinButton } from '../../auth/index.ts';
import { lastRaceQuery, nextRaceQuery } from '../../races/index.ts';
import { useMyEntries } from '../../stable/index.ts';
import * as styles from '../LandingPage.css.ts';
import { HeroFacts } from './HeroFacts.tsx';
import { LastRace } from './LastRace.tsx';

/** What the club promises, beside the last race that it ran. */
export function Hero() {
  const latest = useQuery(lastRaceQuery);
  const next = useQuery(nextRaceQuery);

  return (
    <section className={styles.hero} aria-labelledby="welcome">
      <Stack gap="large">
        <Label tone="gold">The virtual racing club</Label>
        <Heading level={1} size="hero" id="welcome">
          Own. Train. Race. Win!
        </Heading>
        <Text size="lead">
          Build a stable from one two-year-old, bring it to peak condition, and beat real owners on
          six tracks. Every race can be re-run and checked in your own browser.
        </Text>
        <Inline gap="small">
          <JoinButton />
          {latest.data && (
            <ButtonLink href={paths.race(latest.data.race.id)} variant="secondary" size="large">
              Watch a race
            </ButtonLink>
          )}
        </Inline>
        <HeroFacts
          next={next.isLoadingError ? null : next.data}
          latest={latest.isLoadingError ? null : latest.data}
          entries={useMyEntries()}
        />
      </Stack>
      <LastRace result={latest.data} failed={latest.isLoadingError} />
    </section>
  );
}
