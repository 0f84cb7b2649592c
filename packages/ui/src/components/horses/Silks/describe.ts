import type { BodyPattern, CapPattern, SilksDesign, SilksPair, SleevePattern } from './design';

// Patterns that share the cloth evenly name both colours at once: "red and white hoops".
const sharedBody: ReadonlySet<BodyPattern> = new Set([
  'stripes',
  'hoops',
  'check',
  'halved',
  'quartered',
  'diabolo',
]);

const sharedSleeves: ReadonlySet<SleevePattern> = new Set([
  'check',
  'diabolo',
  'halved',
  'hooped',
  'striped',
]);

const sharedCap: ReadonlySet<CapPattern> = new Set(['check', 'hooped', 'quartered', 'striped']);

/**
 * Describes silks in the registered order (jacket, sleeves, cap), as in
 * "Royal blue, white hoop, royal blue sleeves, white cap".
 */
export function describeSilks(design: SilksDesign): string {
  const { body, sleeves, cap } = design;
  const jacket = describeBody(body, design.bodyColours);
  const arms = describePart('sleeves', sleeves, design.sleeveColours, sharedSleeves.has(sleeves));
  const head = describePart('cap', cap, design.capColours, sharedCap.has(cap));
  const sentence = `${jacket}, ${arms}, ${head}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function describeBody(pattern: BodyPattern, [base, second]: SilksPair) {
  if (pattern === 'plain') return base;
  const name = patternName(pattern);
  return sharedBody.has(pattern) ? `${base} and ${second} ${name}` : `${base}, ${second} ${name}`;
}

function describePart(
  part: 'sleeves' | 'cap',
  pattern: SleevePattern | CapPattern,
  [base, second]: SilksPair,
  shared: boolean,
) {
  if (pattern === 'plain') return `${base} ${part}`;
  return shared
    ? `${base} and ${second} ${pattern} ${part}`
    : `${base} ${part}, ${second} ${pattern}`;
}

const properNames: Readonly<Record<string, string>> = {
  'cross of lorraine': 'cross of Lorraine',
  'maltese cross': 'Maltese cross',
};

/** What a pattern is called in a sentence. */
export function patternName(pattern: BodyPattern | SleevePattern | CapPattern): string {
  return properNames[pattern] ?? pattern;
}
