import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SharePicture } from '../components/races/SharePicture/SharePicture';
import { darkColours, lightColours } from './colours';
import { withoutTheme } from './withoutTheme';

const picture = (timeOfDay: 'day' | 'night') =>
  withoutTheme(
    renderToStaticMarkup(
      <SharePicture
        race="Ashford Stakes"
        grade="Grade 1"
        where="Ashford Downs"
        when="Saturday 14 March 2026, 14:30 UTC"
        scene="downs"
        timeOfDay={timeOfDay}
        surface="Turf"
        story={{ told: 'ahead', facts: [{ label: 'Purse', value: '$4,000' }], field: [] }}
      />,
    ),
  );

/** The fill of the group or text that stands closest before a word. */
function fillOf(svg: string, word: string) {
  return svg
    .slice(0, svg.indexOf(word))
    .match(/fill="#[^"]+"/g)
    ?.at(-1);
}

test('nothing of a picture is left to a style sheet', () => {
  const svg = picture('day');
  expect(svg).not.toMatch(/var\(|class=/);
  expect(svg).toContain('font-family="&#x27;Fraunces SemiBold&#x27;'.replaceAll('&#x27;', "'"));
});

test('each part has the colours of its own theme', () => {
  const onPaper = `fill="${lightColours.text.standard}"`;
  const onTurf = `fill="${darkColours.text.standard}"`;
  expect(fillOf(picture('day'), 'Furlong')).toBe(onPaper);
  expect(fillOf(picture('night'), 'Furlong')).toBe(onTurf);
  expect(fillOf(picture('day'), 'PURSE')).toBe(`fill="${darkColours.text.muted}"`);
});
