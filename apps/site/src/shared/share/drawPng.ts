import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

interface Size {
  width: number;
  height: number;
}

/** How many dots of the file one unit of the picture becomes: sharp on a phone's screen, too. */
const scale = 2;

/**
 * A picture of one SVG as a PNG, drawn by this browser with the page's own fonts.
 * @throws where a font cannot be fetched, or the browser draws nothing
 */
export async function drawPng(picture: ReactElement, { width, height }: Size): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(await toSvg(picture, { width, height }))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('No picture was drawn'))));
  });
}

/** The picture's source, standing alone: the theme's colours written out, the fonts inside. */
async function toSvg(picture: ReactElement, { width, height }: Size): Promise<string> {
  const host = document.createElement('div');
  host.hidden = true;
  document.body.append(host);
  const root = createRoot(host, { identifierPrefix: 'share' });
  flushSync(() => root.render(picture));
  const svg = host.querySelector('svg');
  if (svg === null) throw new Error('There is no picture to draw');
  for (const element of svg.querySelectorAll('*')) writeOut(element);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const families = new Set(
    [...svg.querySelectorAll('[font-family]')].flatMap(
      (text) => text.getAttribute('font-family')?.split(',')[0]?.replaceAll(/['"]/g, '') ?? [],
    ),
  );
  const faces = pageFonts().filter((face) => families.has(face.family));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = (await Promise.all(faces.map(embedded))).join('');
  // Into a copy: a style of the page's own would be against its policy.
  const alone = svg.cloneNode(true);
  alone.insertBefore(style, alone.firstChild);
  const source = new XMLSerializer().serializeToString(alone);
  root.unmount();
  host.remove();
  return source;
}

/** Puts the values of the theme's variables in place of their names: a file has no theme. */
function writeOut(element: Element) {
  const theme = getComputedStyle(element);
  for (const { name, value } of [...element.attributes]) {
    if (!value.startsWith('var(')) continue;
    element.setAttribute(
      name,
      value.replaceAll(/var\((--[\w-]+)\)/g, (_, variable) => theme.getPropertyValue(variable)),
    );
  }
}

interface PageFont {
  family: string;
  weight: string;
  url: string;
}

/** The fonts of the page that are fetched from files. */
function pageFonts(): PageFont[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .flatMap(({ style, parentStyleSheet }) => {
      const path = /url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1];
      return path === undefined
        ? []
        : {
            family: style.getPropertyValue('font-family').replaceAll(/['"]/g, ''),
            weight: style.getPropertyValue('font-weight'),
            url: new URL(path, parentStyleSheet?.href ?? document.baseURI).href,
          };
    });
}

/** A font as a rule that holds its file. */
async function embedded({ family, weight, url }: PageFont): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${family} could not be fetched`);
  const file = await dataUrlOf(await response.blob());
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${file})}`;
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
