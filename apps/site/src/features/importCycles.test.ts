import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,stories}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The features that each feature imports. */
function importedFeatures(): Map<string, Set<string>> {
  const features = new Map<string, Set<string>>();
  for (const [path, source] of Object.entries(sources)) {
    const [, feature = ''] = path.split('/');
    const imported = features.get(feature) ?? new Set<string>();
    for (const [, other = ''] of source.matchAll(/'(?:\.\.\/)+([a-z]+)\/index\.ts'/g)) {
      imported.add(other);
    }
    features.set(feature, imported);
  }
  return features;
}

test('no features import each other in a circle', () => {
  const left = importedFeatures();
  expect(left.get('races')).toContain('rerun');

  // Whoever imports nothing that is left is taken away, until nobody is, or all are in a circle.
  let free: string[];
  do {
    free = [...left]
      .filter(([, others]) => ![...others].some((each) => left.has(each)))
      .map(([feature]) => feature);
    for (const feature of free) left.delete(feature);
  } while (free.length > 0);
  expect([...left.keys()]).toEqual([]);
});
