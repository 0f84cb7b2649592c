import type { Silks } from './silks.ts';

/**
 * What is seen of silks, the same for two that nobody could tell apart: where there is no pattern, or
 * it has the colour of its ground, that colour alone counts. The database tells by the same, in
 * `private.look_of_silks`.
 */
export function silksLook(silks: Silks): string {
  return [
    lookOfPart(silks.body, silks.bodyColours),
    lookOfPart(silks.sleeves, silks.sleeveColours),
    lookOfPart(silks.cap, silks.capColours),
  ].join(', ');
}

function lookOfPart(pattern: string, [ground, figure]: readonly [string, string]): string {
  return pattern === 'plain' || ground === figure ? ground : `${pattern} ${ground} ${figure}`;
}
