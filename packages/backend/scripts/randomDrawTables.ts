import {
  bodyPatterns,
  busyBodies,
  capPatterns,
  quietSleeves,
  silksColours,
  silksPairs,
  sleevePatterns,
  starterLists,
  starterRanges,
} from '@furlong/game/rules';

export const randomDrawTablesFile = new URL(
  '../supabase/schemas/01_foundation/06_random_draw_tables.sql',
  import.meta.url,
);

const lists: Readonly<Record<string, readonly string[]>> = {
  ...starterLists,
  'silks pair': silksPairs.map((pair) => pair.join(', ')),
  'silks colours': silksColours,
  'silks body': bodyPatterns,
  'busy silks body': busyBodies,
  'quiet silks sleeves': quietSleeves,
  'silks sleeves': sleevePatterns,
  'silks cap': capPatterns,
};

/** The rows of private.draw_lists and private.draw_ranges, as packages/game has them. */
export function randomDrawTables(): string {
  return `-- Written by \`pnpm --filter @furlong/backend generated\` from packages/game. When it changes, add a
-- migration that deletes the rows and inserts these.

insert into private.draw_lists (name, items) values
${Object.entries(lists).map(listRow).join(',\n')};

insert into private.draw_ranges (name, least, most) values
${Object.entries(starterRanges)
  .map(([name, [least, most]]) => `  (${quoted(name)}, ${least}, ${most})`)
  .join(',\n')};
`;
}

function listRow([name, items]: [string, readonly string[]]): string {
  return `  (${quoted(name)}, array[\n${wrapped(items.map(quoted))}\n  ])`;
}

/** The items with commas, in lines of at most 100 characters. */
function wrapped(items: readonly string[]): string {
  const lines: string[] = [];
  for (const [index, item] of items.entries()) {
    const word = index < items.length - 1 ? `${item},` : item;
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 99) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(`    ${word}`);
    }
  }
  return lines.join('\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
