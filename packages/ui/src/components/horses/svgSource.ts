import { Fragment, isValidElement, type ReactNode } from 'react';

/** Attributes that SVG itself writes with capitals. */
const capitals = /^(viewBox|preserveAspectRatio|gradientUnits)$/;

/**
 * A drawing of ours as the source of an SVG, which an `img` draws as one element of the page.
 * Its components may use no hook.
 * @throws where it holds what has no source, such as a promise
 */
export function svgSource(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escaped(node);
  if (Array.isArray(node)) return node.map(svgSource).join('');
  if (!isValidElement<Readonly<Record<string, unknown>>>(node)) {
    throw new TypeError('A drawing may hold elements and words alone: nothing else has a source.');
  }
  const { type, props } = node;
  if (typeof type === 'function') return svgSource(Reflect.apply(type, undefined, [props]));
  const { children, ...attributes } = props;
  const inside = Array.isArray(children)
    ? children.map(svgSource).join('')
    : svgSource(isNode(children) ? children : null);
  if (Object.is(type, Fragment)) return inside;
  return `<${type}${Object.entries(attributes).map(attribute).join('')}>${inside}</${type}>`;
}

/** An SVG's source as the address of a picture. */
export const svgAddress = (source: string) =>
  `data:image/svg+xml,${source.replaceAll(/[%#"<>\n]/g, encodeURIComponent)}`;

function isNode(value: unknown): value is ReactNode {
  return isValidElement(value) || ['string', 'number', 'boolean'].includes(typeof value);
}

function attribute([name, value]: [string, unknown]): string {
  if (value === undefined || value === null) return '';
  const written = capitals.test(name)
    ? name
    : name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return ` ${written}="${escaped(String(value))}"`;
}

function escaped(text: string | number): string {
  return String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
