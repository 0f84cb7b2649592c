/** What equipment can do for a horse. */
export const bonusNames = ['speed', 'endurance', 'agility', 'control'] as const;

type Bonus = (typeof bonusNames)[number];
export type Bonuses = Readonly<Record<Bonus, number>>;

const labels: Readonly<Record<Bonus, string>> = {
  speed: 'Speed',
  endurance: 'Endurance',
  agility: 'Agility',
  control: 'Control',
};

/** The share of a horse's speed that a point of bonus is worth. */
const PER_POINT = 0.0001;

/**
 * The most that all equipment together may add to a horse's speed: about 1.1 lengths over 1200 m,
 * so that kit never decides a race by itself.
 */
const MOST = 0.0025;

/** The bonuses of several pieces together. */
export function totalBonuses(pieces: readonly { readonly bonuses: Partial<Bonuses> }[]): Bonuses {
  const total = (bonus: Bonus) =>
    pieces.reduce((sum, { bonuses }) => sum + (bonuses[bonus] ?? 0), 0);
  return {
    speed: total('speed'),
    endurance: total('endurance'),
    agility: total('agility'),
    control: total('control'),
  };
}

/** What a horse has that wears nothing. */
export const noBonuses: Bonuses = totalBonuses([]);

/** What the bonuses add to a horse's speed, as a share of it: 0 to 0.0025. */
export function kitBonus(bonuses: Bonuses): number {
  const points = bonusNames.reduce((sum, bonus) => sum + bonuses[bonus], 0);
  return Math.max(0, Math.min(MOST, points * PER_POINT));
}

/** The bonuses in labels: '+4 Speed, +3 Control'; 'No effect' without any. */
export function effectInWords(bonuses: Partial<Bonuses>): string {
  const parts = bonusNames
    .filter((bonus) => (bonuses[bonus] ?? 0) > 0)
    .map((bonus) => `+${bonuses[bonus]} ${labels[bonus]}`);
  return parts.length === 0 ? 'No effect' : parts.join(', ');
}
