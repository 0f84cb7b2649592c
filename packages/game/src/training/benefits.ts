import { type TrainedTalent, trainedTalents, type Work } from './work.ts';

/** The talents as the programmes name them. */
export const talentLabels: Readonly<Record<TrainedTalent, string>> = {
  speed: 'Speed',
  acceleration: 'Acceleration',
  stamina: 'Stamina',
  recovery: 'Recovery',
  agility: 'Agility',
  balance: 'Balance',
};

/**
 * What a session is good for, whichever horse does it: 'Speed', 'Acceleration', '+30 Energy'. How many points
 * of a talent it adds depends on the horse (`sessionOutlook`).
 */
export function benefits({ points, energy }: Pick<Work, 'points' | 'energy'>): string[] {
  const trained = trainedTalents.filter((talent) => points[talent] !== undefined);
  const parts = trained.map((talent) => talentLabels[talent]);
  return energy > 0 ? [...parts, `+${energy} Energy`] : parts;
}
