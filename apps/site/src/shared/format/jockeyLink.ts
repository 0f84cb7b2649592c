import { jockeyOf } from '@furlong/game/rules';
import { paths } from '../paths.ts';

/** A jockey's name, and the way to the page of that one. */
export interface JockeyLink {
  name: string;
  href: string;
}

/** The jockey of a licence; null where none is known. */
export function toJockeyLink(licence: number | null): JockeyLink | null {
  const jockey = licence === null ? null : jockeyOf(licence);
  return jockey && { name: jockey.name, href: paths.jockey(jockey.licence) };
}
