import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the two commands', () => {
  const ci = read('.ci/run');

  it.each(['start', 'test'])('CI runs `%s` as the README has it, with the input closed', (name) => {
    const [reader = ''] = ci.match(/^readme\(\) .*$/m) ?? [];
    const line = execFileSync('bash', ['-c', `${reader}; readme ${name}`], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(line).toBe(`npx --yes pnpm@12 ${name}\n`);
    expect(ci).toContain(`bash -c "$(readme ${name})"`);
    expect(ci).toContain('exec </dev/null');
  });

  it('a pull request runs what CI runs', () => {
    expect(read('.github/workflows/pull-request.yml')).toContain('- run: bash .ci/run');
  });

  it('are written nowhere so that they would wait for an answer', () => {
    const exclude = (path: string) => /node_modules|\.data|dist/.test(path);
    const files = globSync(
      [
        '*.md',
        '.ci/run',
        '.github/**/*.{md,yml}',
        '{apps,packages}/*/*.{md,json}',
        '{apps,packages}/*/{src,e2e,bench,scripts}/**/*.{ts,tsx,mdx}',
      ],
      { cwd: root, exclude },
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((path) => /npx (?!--yes )\S*pnpm/.test(read(path)))).toEqual([]);
  });
});
