import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  [
    '../../**/*.{ts,tsx}',
    '../../../../../packages/ui/src/{components,primitives}/**/*.{ts,tsx}',
    '!**/*.{test,stories,css}.*',
    '!../../storybook/**',
    '!**/RaceView/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** A value that JSX draws as it came, and not by its component. */
const drawn = (names: string) => String.raw`(?<![=$])\{(?:\w+\.)*(?:${names})(?: \?\? [^}]*)?\}`;
/** A cell of a table that hands such a value on. */
const handedOn = (names: string) =>
  String.raw`cell: [^\n]*=> (?:\w+\.)*(?:(?:${names})(?: \?\? '[^']*')?,?$|format(?:Money|EntryFee|Chance|Metres)\()`;

const money = 'prize|price|purse|fee|entryFee|cost|totalCost|costPerSession|earnings|credits';

interface Rule {
  byHand: RegExp;
  /** What sets it, and may. */
  by: RegExp;
  /** Lines that the rule has to find, and one that it has to pass. */
  wrong: readonly string[];
  right: string;
}

const rule = (patterns: readonly string[]) => new RegExp(patterns.join('|'), 'gm');

const rules: Record<'money' | 'place' | 'rating' | 'chance' | 'distance', Rule> = {
  money: {
    byHand: rule([
      String.raw`\$\$\{`,
      String.raw`\$\d`,
      "style: 'currency'",
      drawn(money),
      handedOn(money),
      String.raw`(?<![=$])\{\s*format(?:Money|EntryFee|SignedMoney)\(`,
      // A row of a table of rules, where nothing says that its names are sums.
      String.raw`(?<!ofSums\s+)rows=\{\w+\.map\([^\n]*=> \[format(?:Money|EntryFee)\(`,
    ]),
    // The news is written, not set: its sums are those of its day.
    by: /\/money\.ts|badges\/(?:Money|Chance)\/|landing\/news\//,
    wrong: [
      `\`$\${amount}\``,
      "'a fee of $250'",
      '<p>{race.prize}</p>',
      "<p>{prize ?? 'None'}</p>",
      '<Fact>\n  {formatMoney(purse)}\n</Fact>',
      'cell: ({ earnings }) => earnings,',
      'cell: ({ earnings }) => formatMoney(earnings),',
      'rows={steps.map((price) => [formatMoney(price), 1])}',
    ],
    right: `<Money amount={prize} />, <Money amount={formatMoney(price)} /> and \`for \${prize}\``,
  },
  place: {
    byHand: rule([
      String.raw`\}(?:st|nd|rd|th)\b`,
      "'(?:st|nd|rd|th)'",
      drawn('place|rank'),
      handedOn('place|rank'),
    ]),
    // Of these a drawing writes into its picture, and the others are places on a map.
    by: /badges\/Place\/|races\/(?:SharePicture|Photograph|TrackPoster)\/|TrackCardLoading/,
    wrong: [
      `\`came \${place}th\``,
      "['st', 'nd']",
      '<b>{row.place}</b>',
      'cell: (row) => row.place,',
    ],
    right: '<Place place={place} /> and formatOrdinal(place)',
  },
  rating: {
    byHand: rule([
      String.raw`\b[Rr]ated \$?\{`,
      drawn(String.raw`rating|rating\.value`),
      handedOn('rating'),
    ]),
    by: /\/rating\.ts|badges\/(?:RatingBadge|StarRating)\//,
    wrong: [`\`rated \${rating}\``, '<p>Rated {rating}</p>', '<b>{horse.rating}</b>'],
    right: '<RatingBadge rating={rating.value} band={rating.band} /> and sayRating(rating)',
  },
  chance: {
    byHand: rule([
      String.raw`\b1 in \$?\{`,
      String.raw`[cC]hance[^\n]*\}%`,
      drawn('chance|winChance'),
      handedOn('chance'),
      String.raw`(?<![=$])\{\s*formatChance\(`,
    ]),
    by: /\/chance\.ts|badges\/Chance\//,
    wrong: [
      `\`about 1 in \${odds}\``,
      `\`\${winChance / 100}%\``,
      '<td>{runner.chance}</td>',
      'cell: ({ chance }: Row) => chance ?? "–",'.replaceAll('"', "'"),
    ],
    right: '<Chance chance={chance} /> and sayChance(chance)',
  },
  distance: {
    byHand: rule([
      String.raw`\}(?: |\\u00a0|&nbsp;)m\b`,
      String.raw`\} metres\b`,
      drawn('metres'),
      String.raw`(?<![=$])\{\s*formatMetres\(`,
    ]),
    by: /badges\/Distance\//,
    wrong: [`\`\${distance} m\``, '<dd>{toGo} m</dd>', '<p>{formatMetres(1200)}</p>'],
    right: `<Distance metres={1200} /> and \`over \${formatMetres(distance)}\``,
  },
};

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const names = Object.keys(rules) as (keyof typeof rules)[];

test.each(names)('no page and no component sets a %s by hand', (name) => {
  const { byHand, by } = rules[name];
  const found = Object.entries(sources)
    .filter(([path]) => !by.test(path))
    .flatMap(([path, source]) =>
      [...withoutComments(source).matchAll(byHand)].map(([words]) => `${path}: ${words.trim()}`),
    );
  expect(found).toEqual([]);
});

test.each(names)('a %s that is set by hand is found', (name) => {
  const { byHand, wrong, right } = rules[name];
  expect(wrong.filter((line) => line.search(byHand) < 0)).toEqual([]);
  expect(right).not.toMatch(byHand);
});
