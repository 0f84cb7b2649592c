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

/** What a session is good for, in training points to one decimal: '+3 Speed', '+1 Acceleration'. */
export function benefits({ points, energy }: Pick<Work, 'points' | 'energy'>): string[] {
  const parts = trainedTalents.map((talent) => {
    const given = points[talent];
    return given === undefined ? '' : `+${Math.round(given * 10) / 10} ${talentLabels[talent]}`;
  });
  return [...parts, energy > 0 ? `+${energy} Energy` : ''].filter((part) => part !== '');
}
