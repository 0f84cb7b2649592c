import { expect, test } from 'vitest';

const sheets = import.meta.glob<string>('../**/*.css.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('what scrolling drives stands only where a browser has it', () => {
  const driven = Object.entries(sheets).filter(([, sheet]) => sheet.includes('animationTimeline:'));
  expect(driven.map(([file]) => file)).toContain('./scrollFade.css.ts');
  for (const [file, sheet] of driven) {
    const guarded = sheet.split('@supports').slice(1).join('');
    expect(guarded, file).toContain('(animation-timeline: scroll())');
    expect(sheet.split('@supports')[0], file).not.toContain('animationTimeline:');
  }
});
