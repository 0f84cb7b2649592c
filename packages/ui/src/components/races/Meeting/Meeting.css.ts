import { createVar, style } from '@vanilla-extract/css';
import { framedList } from '../../../theme/framedList.css';
import { label, sectionTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, text } = vars.color;

/** Room for columns, and for one line beside the name, is a matter of the place the rows are given. */
export const columns = '(min-width: 66rem)';
export const line = '(min-width: 38rem)';

/** Of the button that leads into a race, alike in all rows. */
export const enterWidth = '6.5rem';

/** The columns of every row and of their heads, alike in all meetings but for the ground, which one may share. */
export const tracks = createVar();

export const root = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  vars: { [tracks]: '3.5rem minmax(0, 1fr) 9.5rem 6.25rem 5rem 6.5rem 6.5rem 13rem' },
  selectors: {
    '&[data-one-ground]': {
      vars: { [tracks]: '3.5rem minmax(0, 1fr) 6.25rem 5rem 6.5rem 6.5rem 13rem' },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

/** The track's face, as wide as twice its height. */
export const face = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '5.5rem',
  blockSize: '2.75rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@media': { print: { display: 'none' } },
});

export const words = style({
  flex: '1 1 9rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

export const track = style([sectionTitle, { fontSize: vars.size.title, overflowWrap: 'anywhere' }]);

export const where = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const rows = framedList;

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${outline.hairline}` } },
});

/** Says once what the columns hold; heard, each figure says it for itself. */
export const heads = style([
  label,
  {
    display: 'none',
    fontSize: vars.size.micro,
    '@container': {
      [columns]: {
        display: 'grid',
        gridTemplateColumns: tracks,
        columnGap: vars.space.medium,
        paddingInline: vars.space.medium,
      },
    },
  },
]);

export const figureHead = style({ textAlign: 'end' });
