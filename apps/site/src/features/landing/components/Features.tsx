import { FeatureCard, Grid } from '@furlong/ui';

/** The four things an owner does. */
export function Features() {
  return (
    <Grid columnMin={260}>
      <FeatureCard feature="own">
        Begin with a two-year-old of your own, in colours that no other stable carries.
      </FeatureCard>
      <FeatureCard feature="train">
        Watch condition and energy: a fresh horse runs better, and every race takes something out of
        it.
      </FeatureCard>
      <FeatureCard feature="race">
        Pick the race that suits the horse: its distance, its going, its class.
      </FeatureCard>
      <FeatureCard feature="win">
        Prize money goes to your wallet, and the form book remembers.
      </FeatureCard>
    </Grid>
  );
}
