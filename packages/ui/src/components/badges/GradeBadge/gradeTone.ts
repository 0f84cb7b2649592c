import type { Tone } from '../../../theme/tone';

export type RaceGrade =
  | 'Grade 1'
  | 'Grade 2'
  | 'Grade 3'
  | 'Listed'
  | 'Class 2'
  | 'Class 3'
  | 'Class 4'
  | 'Class 5'
  | 'Class 6'
  | 'Claiming'
  | 'Maiden'
  | 'Novice';

/** Grade 1 yellow, Grade 2 grey, Grade 3 orange, any other blue. */
export const gradeTone: Record<RaceGrade, Tone> = {
  'Grade 1': 'caution',
  'Grade 2': 'neutral',
  'Grade 3': 'bronze',
  Listed: 'info',
  'Class 2': 'info',
  'Class 3': 'info',
  'Class 4': 'info',
  'Class 5': 'info',
  'Class 6': 'info',
  Claiming: 'info',
  Maiden: 'info',
  Novice: 'info',
};
