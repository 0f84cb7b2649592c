import type { ReactNode } from 'react';
import { bodyDrawings } from '../../../horses/Silks/body';
import { capDrawings } from '../../../horses/Silks/cap';
import { dyes } from '../../../horses/Silks/colours';
import type { SilksDesign, SilksPair } from '../../../horses/Silks/design';
import { sleeveDrawings } from '../../../horses/Silks/sleeves';
import type { FilmRunner } from '../film';
import { atlasColumns, atlasRows, type Region, regions } from './cell';
import { paint } from './paint';

/** What the numbers on the saddle cloths are set in; it has to be there before they are painted. */
export const clothFont = '700 60px "Barlow Condensed"';

/** Pixels of a cell's side. */
const cell = 256;

/** The part of the drawing of a piece of cloth that covers half of its way round. */
interface Half {
  /** The middle of the drawing, and its width and height. */
  x: number;
  top: number;
  width: number;
  height: number;
}

const halves: Record<'jacket' | 'sleeve' | 'cap', Half> = {
  jacket: { x: 50, top: 30, width: 54, height: 66 },
  sleeve: { x: 0, top: -2, width: 22, height: 50 },
  cap: { x: 49.5, top: 2, width: 37, height: 24 },
};

/** The whole field's silks and saddle cloths on one canvas, a cell each. */
export function paintAtlas(runners: readonly FilmRunner[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = atlasColumns * cell;
  canvas.height = atlasRows(runners.length) * cell;
  // It is read as a whole right away, to be sent to the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  runners.forEach(({ silks, number }, i) => {
    context.save();
    context.translate((i % atlasColumns) * cell, Math.floor(i / atlasColumns) * cell);
    paintCell(context, silks, number);
    context.restore();
  });
  return canvas;
}

function paintCell(context: CanvasRenderingContext2D, silks: SilksDesign, number: number) {
  const cloth = (region: Region, half: Half, colours: SilksPair, drawing: ReactNode) =>
    paintCloth(context, region, half, colours, drawing);
  cloth(regions.jacket, halves.jacket, silks.bodyColours, bodyDrawings[silks.body]);
  cloth(regions.sleeve, halves.sleeve, silks.sleeveColours, sleeveDrawings[silks.sleeves]);
  cloth(regions.cap, halves.cap, silks.capColours, capDrawings[silks.cap]);
  paintNumber(context, number);
}

/** The drawing on the front and, cut in two by the seam, on the back. */
function paintCloth(
  context: CanvasRenderingContext2D,
  region: Region,
  { x, top, width, height }: Half,
  [base, second]: SilksPair,
  drawing: ReactNode,
) {
  clipped(context, region, (w, h) => {
    context.fillStyle = dyes[base];
    context.fillRect(0, 0, w, h);
    for (const middle of [0, 0.5, 1]) {
      context.save();
      context.beginPath();
      context.rect((middle - 0.25) * w, 0, w / 2, h);
      context.clip();
      context.translate(middle * w, 0);
      context.scale(w / 2 / width, h / height);
      context.translate(-x, -top);
      context.fillStyle = dyes[second];
      context.strokeStyle = dyes[second];
      paint(context, drawing);
      context.restore();
    }
  });
}

function paintNumber(context: CanvasRenderingContext2D, number: number) {
  clipped(context, regions.cloth, (w, h) => {
    context.fillStyle = dyes.white;
    context.fillRect(0, 0, w, h);
    context.fillStyle = dyes.black;
    context.font = `700 ${h * 0.66}px "Barlow Condensed", "Arial Narrow", Arial, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(number), w / 2, h * 0.62);
  });
}

function clipped(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Region,
  draw: (width: number, height: number) => void,
) {
  context.save();
  context.beginPath();
  context.rect(x * cell, y * cell, width * cell, height * cell);
  context.clip();
  context.translate(x * cell, y * cell);
  draw(width * cell, height * cell);
  context.restore();
}
