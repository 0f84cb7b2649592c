import { ButtonLink, Heading, Label, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/paths.ts';
import { isRunning } from '../../../shared/races/isRunning.ts';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { JoinButton } from '../../auth/index.ts';
import { comingRacesQuery, lastRaceQuery, raceMoments } from '../../races/index.ts';
import { useMyEntries } from '../../stable/index.ts';
import * as styles from '../LandingPage.css.ts';
import { soonMoment, watchedRace } from '../watchedRace.ts';
import { HeroFacts } from './HeroFacts.tsx';
import { LastRace } from './LastRace.tsx';
import { PreviewVideoButton } from './PreviewVideoButton.tsx';

/** What the club promises, beside the last race that it ran; a race that is on, or soon is, is to be watched. */
export function Hero() {
  const latest = useQuery(lastRaceQuery);
  const coming = useQuery(comingRacesQuery);
  const now = useNowAt(
    (coming.data ?? []).flatMap((race) => [...raceMoments(race), soonMoment(race)]),
  );
  const running = coming.data?.findLast((race) => isRunning(race, now)) ?? null;
  const next = coming.data?.find(({ offAt }) => now < offAt) ?? null;
  // Not before it is known what is on: whoever presses at once is not led to a race that is over.
  const watched = coming.isPending
    ? undefined
    : watchedRace(coming.data ?? [], latest.data?.race, now);

  return (
    <section className={styles.hero} aria-labelledby="welcome">
      <div className={styles.headline}>
        <Stack gap="large">
          <Label tone="gold">The virtual racing club</Label>
          <Heading level={1} size="hero" id="welcome">
            OWN. TRAIN. RACE. WIN!
          </Heading>
        </Stack>
      </div>
      <div className={styles.scene}>
        <LastRace result={latest.data} failed={latest.isLoadingError} running={running} />
      </div>
      <div className={styles.wayIn}>
        <Stack gap="large">
          <Text size="lead">
            Build a stable from one two-year-old, bring it to peak condition, and beat real owners
            on six tracks. Every race can be re-run and checked in your own browser.
          </Text>
          <div className={styles.ways}>
            <JoinButton />
            {watched && (
              <ButtonLink href={paths.race(watched.id)} variant="secondary">
                Watch a race
              </ButtonLink>
            )}
            <PreviewVideoButton variant="quiet">Preview video</PreviewVideoButton>
          </div>
          <HeroFacts
            running={running}
            next={coming.isPending ? undefined : next}
            latest={latest.isLoadingError ? null : latest.data}
            entries={useMyEntries()}
          />
        </Stack>
      </div>
    </section>
  );
}
