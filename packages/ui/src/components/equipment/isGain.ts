/** Whether a piece does something for a horse, as its words say: "+2 Agility" does, "No bonus" does not. */
export const isGain = (effect: string): boolean => effect.startsWith('+');
