import type { Jockey } from '@furlong/game/rules';

const words: Readonly<Record<string, string>> = {
  '3': 'Outstanding',
  '2': 'Very good',
  '1': 'Good',
  '0': 'Average',
  '-1': 'Below average',
  '-2': 'Modest',
  '-3': 'Still learning',
};

/** A jockey's skill, with the word for it. */
export function skillOf({ skill }: Pick<Jockey, 'skill'>): { value: number; word: string } {
  return { value: skill, word: words[skill] ?? 'Unknown' };
}

/** What skill is worth in a race: a point is about a tenth of a length. */
export function worthOf({ skill }: Pick<Jockey, 'skill'>): string {
  const lengths = `about ${(Math.abs(skill) / 10).toFixed(1)} of a length`;
  if (skill === 0) return 'Gains and costs nothing beside the average jockey.';
  return skill > 0
    ? `Worth ${lengths} in every race beside the average jockey.`
    : `Costs ${lengths} in every race beside the average jockey.`;
}
