import {
  bonusNames,
  catalogue,
  effectInWords,
  lifeInRuns,
  starterKit,
  totalBonuses,
} from '@furlong/game/rules';

export const equipmentItemsFile = new URL(
  '../supabase/schemas/04_equipment/02_equipment_items.sql',
  import.meta.url,
);

/** The rows of public.equipment_items, as packages/game has them. */
export function equipmentItems(): string {
  const sold = catalogue.map(({ id, name, slot, description, price, stars, bonuses }) => {
    const points = totalBonuses([{ bonuses }]);
    const effects = [effectInWords(bonuses), ...bonusNames.map((bonus) => points[bonus])];
    return [id, name, slot, description, price, stars, ...effects, lifeInRuns[slot]];
  });
  const given = starterKit.map(({ id, name, slot, description }) => {
    const effects = [effectInWords({}), ...bonusNames.map(() => 0)];
    return [id, name, slot, description, null, null, ...effects, null];
  });
  return `-- Written by \`pnpm --filter @furlong/backend generated\` from packages/game. When it changes, add a
-- migration that changes the rows: pieces that are owned refer to them.

insert into public.equipment_items (
  position, id, name, slot, description, price, stars, effect, speed, endurance, agility, control,
  life_in_runs
) values
${[...sold, ...given].map(row).join(',\n')};
`;
}

function row(values: readonly (string | number | null)[], index: number): string {
  const [id, name, slot, description, ...figures] = [...values].map(literal);
  return `  (${index + 1}, ${id}, ${name}, ${slot},\n    ${description},\n    ${figures.join(', ')})`;
}

function literal(value: string | number | null): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`;
}
