import { assignInlineVars } from '@vanilla-extract/dynamic';
import { dyes } from './colours';
import type { SilksDesign } from './design';
import { colour, second } from './sash.css';

/** The style of a card whose `sash` takes the jacket's two colours. */
export function sashColours({ bodyColours: [first, other] }: SilksDesign) {
  return assignInlineVars({ [colour]: dyes[first], [second]: dyes[other] });
}
