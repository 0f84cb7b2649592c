import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hundred } from '../../fixtures/portraits';
import { PortraitDrawing } from './HorsePortrait/PortraitDrawing';
import { SilksDrawing } from './Silks/SilksDrawing';
import { svgAddress, svgSource } from './svgSource';

test('the source of a drawing is what React would draw', () => {
  for (const { horse, silks } of hundred) {
    const drawing = (
      <>
        <PortraitDrawing id="p" horse={horse} silks={silks} detail="wide" />
        <SilksDrawing id="s" design={silks} size={28} />
      </>
    );
    expect(svgSource(drawing)).toBe(renderToStaticMarkup(drawing));
  }
});

test('an address says what its source says', () => {
  const source = '<svg><text fill="#fff">50% &amp; more\n</text></svg>';
  expect(decodeURIComponent(svgAddress(source).replace(/^[^,]*,/, ''))).toBe(source);
});
