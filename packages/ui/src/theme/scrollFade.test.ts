import { expect, test } from 'vitest';
import '../components/layout/StablePanel/StablePanel.css';
import './scrollFade.css';

/** The rules that scrolling drives, each with whether it stands only where a browser has that. */
function driven(rules: CSSRuleList, guarded = false): boolean[] {
  return [...rules].flatMap((rule) => {
    const inside =
      guarded || (rule instanceof CSSSupportsRule && rule.conditionText.includes('timeline'));
    const own =
      rule instanceof CSSStyleRule && /scroll|view/.test(rule.style.animationTimeline)
        ? [inside]
        : [];
    return 'cssRules' in rule ? [...own, ...driven(rule.cssRules as CSSRuleList, inside)] : own;
  });
}

test('what scrolling drives stands only where a browser has it', () => {
  const found = [...document.styleSheets].flatMap((sheet) => driven(sheet.cssRules));
  expect(found.length).toBeGreaterThan(0);
  expect(found).not.toContain(false);
});
