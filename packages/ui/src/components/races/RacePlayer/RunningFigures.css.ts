import { type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../../theme/breakpoints';
import { overPicture } from '../../../theme/overPicture';
import { cardTitle, figure, label } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import type { RacePicture } from './RacePictureView';
import { planWidth } from './RacePlayer.css';

const { text } = vars.color;
const { red, green, blue, share } = overPicture;

/** Over a film, and before a plan. */
export const told = recipe({
  base: {
    display: 'grid',
    gap: vars.space.xxsmall,
    padding: `${vars.space.xsmall} ${vars.space.small}`,
  },
  variants: {
    shown: {
      film: {
        position: 'absolute',
        insetBlockStart: vars.space.small,
        insetInlineStart: vars.space.small,
        // Beside the plan, on a phone too.
        maxInlineSize: `calc(100% - ${planWidth} - 3 * ${vars.space.small})`,
        borderRadius: vars.radius.control,
        background: `rgb(${red} ${green} ${blue} / ${100 * share}%)`,
      },
      plan: { order: -1 },
    } satisfies Record<RacePicture, StyleRule>,
  },
});

export const title = style([
  cardTitle,
  {
    overflowWrap: 'anywhere',
    color: text.standard,
    '@media': { [media.phone]: { fontSize: vars.size.standard } },
  },
]);

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  margin: 0,
  '@media': { [media.phone]: { columnGap: vars.space.small } },
});

/** Left out of the film on a phone, where it would hide the horses. */
export const fullFigure = recipe({
  variants: {
    shown: {
      film: { '@media': { [media.phone]: { display: 'none' } } },
      plan: {},
    } satisfies Record<RacePicture, StyleRule>,
  },
});

export const figureLabel = style([label, { color: text.muted }]);
export const figureValue = style([figure]);
