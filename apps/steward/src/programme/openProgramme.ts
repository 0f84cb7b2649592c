import { offsOfRacesOver } from '@furlong/backend/service';
import { MINUTE, programme } from '@furlong/game/rules';
import type { StewardSettings } from '../shared/settings.ts';
import { fieldSizes } from './fieldSizes.ts';
import { openPlannedRace } from './openPlannedRace.ts';

/**
 * Opens every race of the next hour that is not open yet, partly filled by house horses, so that
 * a visitor sees a field. Entries of an opened race stay open for a minute at least. A race of that
 * hour that is over was run by a clock ahead of this one: another is opened in its place.
 *
 * @returns the ids of the races opened now.
 */
export async function openProgramme(
  settings: StewardSettings,
  span: { from: number; to: number; at: number },
): Promise<string[]> {
  const { backend, everyMinutes, closeSecondsBefore } = settings;
  const soonest = span.at + MINUTE + closeSecondsBefore * 1000;
  const from = Math.max(span.from, soonest);
  if (from >= span.to) return [];
  const opened: string[] = [];
  const over = await offsOfRacesOver(backend, { from, to: span.to });
  for (const planned of programme({ from, to: span.to, everyMinutes, seed: null })) {
    const sizes = fieldSizes(planned.offAt);
    const runEarly = over.filter((offAt) => offAt === planned.offAt).length;
    const slot = runEarly === 0 ? planned.slot : `${planned.slot} again ${runEarly}`;
    const race = await openPlannedRace(settings, {
      planned: { ...planned, slot },
      sizes,
      at: span.at,
    });
    if (race !== null) opened.push(race.raceId);
  }
  return opened;
}
