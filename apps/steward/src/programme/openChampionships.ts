import { randomBytes } from 'node:crypto';
import { drawChampionship, openChampionshipSeason } from '@furlong/backend/service';
import {
  type ChampionshipRace,
  championshipProgramme,
  FINAL_LEAD,
  FINAL_PLACES,
  HOUR,
  INVITED,
  isByInvitation,
  MINUTE,
  opensAt,
} from '@furlong/game/rules';
import type { StewardSettings } from '../shared/settings.ts';
import { type FieldSizes, fieldSizes } from './fieldSizes.ts';
import { openPlannedRace } from './openPlannedRace.ts';

/** No race of the championships is opened longer before its off. */
const longestLead = FINAL_LEAD + HOUR;

/**
 * Opens the races of the championships whose entries are to be open at `at` (ms since 1970) and that are not
 * open yet: those whose opening was due after `since`.
 * @returns false where a final could not be drawn yet, and is to be tried again.
 */
export async function openChampionships(
  settings: StewardSettings,
  { since, at }: { since: number; at: number },
): Promise<boolean> {
  const from = at + MINUTE + settings.closeSecondsBefore * 1000;
  let all = true;
  for (const planned of championshipProgramme({ from, to: at + longestLead })) {
    if (opensAt(planned) > at || opensAt(planned) <= since) continue;
    if (await prepare(settings, planned, at)) {
      await openPlannedRace(settings, { planned, sizes: sizesOf(planned), at });
    } else {
      all = false;
    }
  }
  return all;
}

/** Binds the season's seed, and draws a final; false where that has to wait for a qualifier. */
export async function prepare(
  { backend }: StewardSettings,
  { championship }: ChampionshipRace,
  at: number,
): Promise<boolean> {
  const { season, division } = championship;
  await openChampionshipSeason(backend, { season, seed: randomBytes(32).toString('hex'), at });
  return !isByInvitation(championship) || drawChampionship(backend, { season, division, at });
}

/** A final keeps its last place for the supplementary entry until entries close. */
export function sizesOf({ championship, offAt }: ChampionshipRace): FieldSizes {
  if (!isByInvitation(championship)) return fieldSizes(offAt);
  return { opening: championship.kind === 'final' ? INVITED : FINAL_PLACES, final: FINAL_PLACES };
}
