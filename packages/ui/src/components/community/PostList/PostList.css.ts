import { style } from '@vanilla-extract/css';
import { plainList } from '../../../theme/plainList.css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space } = vars;

export const list = style([plainList, { display: 'grid' }]);

/** The post that the address names is tinted. */
export const post = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  columnGap: space.small,
  paddingBlock: space.medium,
  paddingInline: space.xsmall,
  borderBlockStart: `1px solid ${color.outline.hairline}`,
  // The header of the site stays in sight.
  scrollMarginBlockStart: '5rem',
  selectors: {
    '&:first-child': { borderBlockStart: 'none' },
    '&[aria-current]': { background: color.surface.sunken },
  },
});

export const content = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const head = style([
  smallText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.small,
    color: color.text.muted,
  },
]);

/** At the end of the line, wherever the name breaks. */
export const number = style({ marginInlineStart: 'auto' });

/** The words of quiet buttons stand under those of the post. */
export const acts = style({ marginInlineStart: `calc(-1 * ${space.small})` });

export const note = style([smallText, { color: color.text.muted, fontStyle: 'italic' }]);
