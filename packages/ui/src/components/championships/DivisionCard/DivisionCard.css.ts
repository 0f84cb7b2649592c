import { style } from '@vanilla-extract/css';
import { aboveCover } from '../../../primitives/Link/aboveCover.css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import { cardTitle, figure, label, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space } = vars;

export const root = style([
  paperCard,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space.medium,
    padding: space.medium,
    minInlineSize: 0,
    '@media': {
      [media.pointer]: { selectors: { '&:hover': { background: color.surface.raised } } },
    },
  },
]);

export const title = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const about = style([smallText, { color: color.text.muted }]);

/** Who leads, or who is champion. */
export const first = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.small,
});

export const said = style([label, { fontSize: vars.size.micro }]);

export const horse = style([
  aboveCover,
  {
    fontFamily: vars.font.display,
    fontSize: vars.size.lead,
    fontWeight: vars.weight.strong,
    lineHeight: vars.lineHeight.heading,
    overflowWrap: 'anywhere',
  },
]);

export const stable = style([smallText, { color: color.text.muted, overflowWrap: 'anywhere' }]);

export const points = style([
  figure,
  { fontSize: vars.size.heading, fontWeight: vars.weight.heavy, textAlign: 'end' },
]);

export const unit = style([label, { fontSize: vars.size.micro, textAlign: 'end' }]);

export const list = style([
  plainList,
  {
    display: 'grid',
    gap: space.xsmall,
    marginBlockStart: 'auto',
    paddingBlockStart: space.small,
    borderBlockStart: `1px solid ${color.outline.hairline}`,
  },
]);

export const line = style([smallText, { display: 'grid', minInlineSize: 0 }]);

/** What concerns the player's own horses. */
export const own = style({
  paddingInlineStart: space.xsmall,
  borderInlineStart: `3px solid ${color.accent.solid}`,
});

export const strong = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
