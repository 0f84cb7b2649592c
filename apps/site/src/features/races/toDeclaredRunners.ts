import type { Runner } from '@furlong/backend';
import { ratingBand } from '@furlong/game/rules';
import type { DeclaredRunner } from '@furlong/ui';
import { formatWeight } from '../../shared/format/weight.ts';

/** How many of the last runs a racecard shows. */
const shownRuns = 5;

/** The declared field as the racecard of a race shows it. */
export function toDeclaredRunners(runners: readonly Runner[]): DeclaredRunner[] {
  return runners.map(({ horseId, horse, stable, draw, weight }) => ({
    horseId,
    horse: horse.name,
    stable: stable.name,
    silks: stable.silks,
    draw,
    weight: weight === null ? null : formatWeight(weight),
    form: horse.form.slice(-shownRuns),
    rating: { value: horse.rating, band: ratingBand(horse.rating) },
  }));
}
